// Wakes everything that waits for something to happen.

export class Notifier {
  #waiting: (() => void)[] = [];
  #isPending = false;

  notify(): void {
    this.#isPending = this.#waiting.length === 0;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Resolves at the next notification, or at once if one came while nobody waited. */
  next(): Promise<void> {
    if (this.#isPending) {
      this.#isPending = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async waitUntil(condition: () => boolean): Promise<void> {
    while (!condition()) await this.next();
  }
}
