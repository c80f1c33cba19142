// Rings when something happens; whoever waits for it goes on.

export class Bell {
  #waiting: (() => void)[] = [];
  #isRinging = false;

  ring(): void {
    this.#isRinging = true;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** When it rings next, or at once if it rang since somebody last listened. */
  rung(): Promise<void> {
    if (this.#isRinging) {
      this.#isRinging = false;
      return Promise.resolve();
    }
    return new Promise((resolve) =>
      this.#waiting.push(() => {
        this.#isRinging = false;
        resolve();
      }),
    );
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await this.rung();
  }
}
