// Watches the live connection: reports once when it breaks and once when it is back, however many tries that takes.
import type { TerminalWords } from '@undercroft/words/terminal';

interface MonitorOptions {
  readonly server: string;
  /** Seconds without a connection before giving up. */
  readonly patience: number;
  readonly onChange: () => void;
  readonly onGiveUp: (why: string) => void;
  readonly words: TerminalWords['online'];
}

/** The longest delay that a timer takes. */
const MAX_TIMEOUT_MS = 2 ** 31;

export class ConnectionMonitor {
  readonly #options: MonitorOptions;
  #isDown = false;
  #news: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: MonitorOptions) {
    this.#options = options;
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  connected(): void {
    if (!this.#isDown) return;
    this.#isDown = false;
    this.#news = this.#options.words.back;
    clearTimeout(this.#timer);
    this.#options.onChange();
  }

  disconnected(): void {
    if (this.#isDown) return;
    this.#isDown = true;
    this.#news = this.#options.words.lost(this.#options.server);
    this.#timer = this.#scheduleGiveUp();
    this.#options.onChange();
  }

  /** An outage is shown until it is over, the recovery only once. */
  takeNews(): string[] {
    const news = this.#news;
    if (!this.#isDown) this.#news = undefined;
    return news === undefined ? [] : [news];
  }

  #scheduleGiveUp(): NodeJS.Timeout | undefined {
    const { server, patience, onGiveUp, words } = this.#options;
    const why = words.gaveUp(server, patience);
    const milliseconds = patience * 1000;
    return milliseconds < MAX_TIMEOUT_MS ? setTimeout(() => onGiveUp(why), milliseconds).unref() : undefined;
  }
}
