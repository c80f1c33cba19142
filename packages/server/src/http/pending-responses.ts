// Responses that clients have not read yet. They stay in memory until they are read.
import type { ServerResponse } from 'node:http';
import type { Limits } from '../config.ts';
import { HeldByRequests } from './held-by-requests.ts';

export class PendingResponses extends HeldByRequests {
  constructor({ answers, answersPerAddress }: Limits) {
    super({ perAddress: answersPerAddress, inAll: answers });
  }

  /** Counts a response until it has been read or its connection is closed. */
  trackResponse(address: string, bytes: number, response: ServerResponse): void {
    this.hold(address, bytes, response);
  }
}
