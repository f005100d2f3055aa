/** Installing the table on this device, where the browser offers it. */

/** What browsers ask with; it is in no standard yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  /** Whether the browser would install it now. */
  offered = $state.raw<InstallPrompt | null>(null);
  done = $state(matchMedia("(display-mode: standalone)").matches);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // nobody who has just come is asked: the page about oneself has a button
      this.offered = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => {
      this.offered = null;
      this.done = true;
    });
  }

  async ask(): Promise<void> {
    const offered = this.offered;
    this.offered = null;
    await offered?.prompt();
  }
}

export const install = new Install();
