// Long work in short slices, so that whoever asks the server meanwhile hardly notices.

/** How long work may go on before everybody else has a turn, and for how long they have it. */
const SLICE_MS = 4;
const PAUSE_MS = 4;

export class Pacer {
  #sliceEnd = 0;

  /** Whether somebody else should have a turn now. */
  get isDue(): boolean {
    return performance.now() >= this.#sliceEnd;
  }

  async pause(milliseconds = PAUSE_MS): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    this.#sliceEnd = performance.now() + SLICE_MS;
  }
}
