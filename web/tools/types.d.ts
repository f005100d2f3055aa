/** What `src/protocol.ts` has to be. */
export function protocolTypes(): Promise<string>;
