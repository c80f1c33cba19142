// Rings when something happens; whoever waits for it goes on.

export class Bell {
  #waiting: (() => void)[] = [];
  #isRinging = false;

  ring(): void {
    this.#isRinging = this.#waiting.length === 0;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** When it rings next, or at once if it rang while nobody listened. */
  rung(): Promise<void> {
    if (this.#isRinging) {
      this.#isRinging = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await this.rung();
  }
}
