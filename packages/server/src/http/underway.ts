// Answers on their way. What somebody asked for and does not read stays in memory until they do, so nobody gets more before they have read.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '../config.ts';
import { deny } from '../tables/problem.ts';

export class Underway {
  readonly #limits: Limits;
  readonly #to = new Map<string, number>();
  readonly #lines = new WeakMap<Socket, Set<Answer>>();
  #all = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** How many addresses something is on its way to. */
  get size(): number {
    return this.#to.size;
  }

  /** Denies one answer more, of so many bytes. Who has nothing to read yet is answered, whatever it is. */
  mustHaveRoom(address: string, bytes = 0): void {
    const waiting = this.#to.get(address);
    if (waiting === undefined) return;
    const { answers, answersPerAddress } = this.#limits;
    if (waiting + bytes > answersPerAddress || this.#all + bytes > answers) deny('too-many', { after: 1 });
  }

  /** Counts an answer until it has been read, or the connection is gone: nothing is heard then of answers that stood in line behind another. */
  add(address: string, bytes: number, answer: ServerResponse): void {
    const one = { address, bytes };
    const line = this.#lineTo(answer.req.socket);
    line.add(one);
    this.#count(address, bytes);
    answer.once('close', () => this.#leave(line, one));
  }

  /** By a connection that a proxy keeps answers may go to many addresses. */
  #lineTo(socket: Socket): Set<Answer> {
    const known = this.#lines.get(socket);
    if (known) return known;
    const line = new Set<Answer>();
    this.#lines.set(socket, line);
    socket.once('close', () => {
      for (const one of line) this.#leave(line, one);
    });
    return line;
  }

  #leave(line: Set<Answer>, one: Answer): void {
    if (line.delete(one)) this.#count(one.address, -one.bytes);
  }

  #count(address: string, bytes: number): void {
    this.#all += bytes;
    const waiting = (this.#to.get(address) ?? 0) + bytes;
    if (waiting > 0) this.#to.set(address, waiting);
    else this.#to.delete(address);
  }
}

interface Answer {
  readonly address: string;
  readonly bytes: number;
}
