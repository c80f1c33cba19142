// Bodies of requests: charged as they are read, whether their length was announced or not, and counted as long as they are
// in memory.
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Problem } from '@undercroft/protocol';
import type { FastifyRequest } from 'fastify';
import type { Budget, Peer } from '../budget/budget.ts';
import type { Limits } from '../config.ts';
import { HeldByRequests } from './held-by-requests.ts';

export class Uploads extends HeldByRequests {
  readonly #budget: Budget;

  constructor(budget: Budget, { uploads, uploadsPerAddress }: Limits) {
    super({ perAddress: uploadsPerAddress, inAll: uploads });
    this.#budget = budget;
  }

  /** Whether there is room for a body of this length; one of unknown length may be as long as is allowed. */
  checkUpload(request: FastifyRequest, address: string, limit: number): Problem | undefined {
    return this.checkRoom(address, lengthOf(request, limit));
  }

  /** Whoever sends more than their budget allows is not read for as long as it takes to pay. */
  meter(body: Readable, { guest, address }: Peer, { raw: response, request }: Exchange, limit: number): void {
    this.hold(address, lengthOf(request, limit), response);
    body.on('data', (chunk: Buffer) => {
      const seconds = this.#budget.chargeBytes({ guest, address }, chunk.length);
      if (seconds === 0) return;
      this.#budget.counts.paused++;
      body.pause();
      setTimeout(() => body.resume(), seconds * 1000).unref();
    });
  }
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly raw: ServerResponse;
}

function lengthOf({ headers }: FastifyRequest, limit: number): number {
  const length = Number(headers['content-length'] ?? limit);
  return Number.isFinite(length) ? Math.min(length, limit) : limit;
}
