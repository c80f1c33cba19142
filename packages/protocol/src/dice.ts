// Dice that anybody can verify. The bytes for entry n are HMAC-SHA-256(secret, "table/n/block"), read as 32-bit words; a
// number below k is the first word below the largest multiple of k, modulo k. So every draw follows from the secret,
// the table and the number of the entry, and from nothing else.
import type { Dice } from '@undercroft/engine';

/** HMAC-SHA-256 of a text: 32 bytes. Browsers and Node each bring their own. */
export type Hmac = (text: string) => Uint8Array;

const WORDS = 8;

export class SecretDice implements Dice {
  readonly #hmac: Hmac;
  readonly #name: string;
  #block: DataView | undefined;
  #drawn = 0;

  constructor(hmac: Hmac, table: string, entry: number) {
    this.#hmac = hmac;
    this.#name = `${table}/${entry}`;
  }

  below(n: number): number {
    if (!(n >= 1 && n <= 0x40000000)) throw new RangeError(`below(${n}): 1 to 2^30`);
    const fair = 0x100000000 - (0x100000000 % n);
    let word = this.#next();
    while (word >= fair) word = this.#next();
    return word % n;
  }

  #next(): number {
    const at = this.#drawn % WORDS;
    if (at === 0) {
      const bytes = this.#hmac(`${this.#name}/${this.#drawn / WORDS}`);
      this.#block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    this.#drawn++;
    return (this.#block as DataView).getUint32(at * 4);
  }
}
