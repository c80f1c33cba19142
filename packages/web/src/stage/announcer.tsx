// What a screen reader hears, in order: each sentence is an element of its own, so that nothing is said over by what follows it,
// and the same sentence is heard again when the same thing happens again.
import { type ReadonlySignal, signal } from '@preact/signals';

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Far more than is ever said at once. */
const KEPT = 60;

export class Announcer {
  readonly #spoken = signal<readonly Announcement[]>([]);
  readonly #readOut: (text: string) => string;
  #count = 0;

  /** `readOut` spells out what is written short. */
  constructor(readOut: (text: string) => string = (text) => text) {
    this.#readOut = readOut;
  }

  get spoken(): ReadonlySignal<readonly Announcement[]> {
    return this.#spoken;
  }

  say(text: string): void {
    if (text === '') return;
    this.#count++;
    this.#spoken.value = [...this.#spoken.peek().slice(1 - KEPT), { id: this.#count, text: this.#readOut(text) }];
  }
}

interface Props {
  readonly announcer: Announcer;
  readonly name: string;
}

export const Announcements = ({ announcer, name }: Props) => (
  <div class="sr" role="log" aria-live="polite" aria-relevant="additions" aria-label={name}>
    {announcer.spoken.value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);
