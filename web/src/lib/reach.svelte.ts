/**
 * Whether the server answers, as far as the pages know that have no line to it: from every request, and by asking when the
 * device says that its network has gone or is back. The device alone is not believed: a server on the same machine answers
 * without any network.
 */
class Reach {
  /** Whether the last request was not answered at all. */
  lost = $state(false);

  constructor() {
    for (const change of ["online", "offline"]) addEventListener(change, () => void this.ask());
  }

  note(answered: boolean): void {
    this.lost = !answered;
  }

  async ask(): Promise<void> {
    try {
      await fetch("/health", { cache: "no-store" });
      this.note(true);
    } catch {
      this.note(false);
    }
  }
}

export const reach = new Reach();
