// Shows progress: on a terminal as one line that is updated, elsewhere as a line every few mutants.
import { describe } from './summary.mjs';

const EVERY = 10;

function duration(seconds) {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

export class Progress {
  #name;
  #size;
  #out = process.stdout;
  #firstAt;
  #done = 0;
  #tested = 0;
  #survived = 0;

  constructor(name, size) {
    this.#name = name;
    this.#size = size;
  }

  note(text) {
    this.#print(`${this.#name}: ${text}\n`);
  }

  add(result, { isNew }) {
    this.#done++;
    if (result.status === 'survived') this.#survived++;
    if (isNew) this.#addNew(result);
    if (this.#out.isTTY) this.#print(`${this.#name}: ${this.#text()}`);
    else if (isNew && this.#tested % EVERY === 0) this.note(this.#text());
  }

  end() {
    this.#print('');
  }

  #addNew(result) {
    this.#tested++;
    this.#firstAt ??= Date.now();
    if (result.status === 'survived') this.#print(`survived: ${describe(result)}\n`);
  }

  #print(text) {
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${text}` : text);
  }

  #text() {
    return `${this.#done} of ${this.#size} mutants, ${this.#survived} survived${this.#estimate()}`;
  }

  /** From the second result on; the first one waits for the tests on the unchanged code. */
  #estimate() {
    if (this.#tested < 2) return '';
    const each = (Date.now() - this.#firstAt) / 1000 / (this.#tested - 1);
    return `; ${each.toFixed(1)} s each, about ${duration((this.#size - this.#done) * each)} left`;
  }
}
