// The results of mutants, as JSON lines. Each is written as soon as it is known, so a run can be killed at any time.
import fs from 'node:fs';
import path from 'node:path';

function parseLine(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return []; // The run was killed while writing this line.
  }
}

function readLines(file) {
  if (!fs.existsSync(file)) return [];
  return fs.readFileSync(file, 'utf8').split('\n').flatMap(parseLine);
}

export class Results {
  #file;
  #states;
  #byId = new Map();

  /** `states` identifies the code and the tests as they are now; `fresh` forgets earlier results. */
  constructor(file, states, { fresh = false } = {}) {
    this.#file = file;
    this.#states = states;
    for (const result of fresh ? [] : readLines(file)) this.#byId.set(result.id, result);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.new`, [...this.#byId.values()].map((one) => `${JSON.stringify(one)}\n`).join(''));
    fs.renameSync(`${file}.new`, file);
  }

  /** A kill is valid until the code changes, since tests are rarely removed. A survivor is tried again when the tests change, too. */
  get(id) {
    const result = this.#byId.get(id);
    if (result === undefined || result.code !== this.#states.code) return undefined;
    return result.status === 'survived' && result.tests !== this.#states.tests ? undefined : result;
  }

  add({ id, file, line, kind, from, to }, outcome) {
    const result = { id, file, line, kind, from, to, ...outcome, ...this.#states };
    this.#byId.set(id, result);
    fs.appendFileSync(this.#file, `${JSON.stringify(result)}\n`);
    return result;
  }
}
