// Sends push messages: a few at once, none for longer than a while, and only where the guard allows it.
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { PushPayload } from '@undercroft/protocol';
import webpush from 'web-push';
import type { Limits } from '../config.ts';
import type { Log } from '../log.ts';
import type { PushRow } from '../store/schema.ts';
import type { PushGuard } from './push-guard.ts';
import type { PushSubscriptions } from './subscriptions.ts';

/** How long a push service keeps a message for a browser that is off, in seconds. */
const KEEP_SECONDS: Readonly<Record<PushPayload['kind'], number>> = {
  'your-turn': 24 * 60 * 60,
  over: 24 * 60 * 60,
  nudge: 60 * 60,
};
/** With these the push service says that the browser has unsubscribed. */
const GONE = [404, 410];

interface Job {
  readonly subscription: PushRow;
  readonly payload: PushPayload;
}

interface Dependencies {
  readonly subscriptions: PushSubscriptions;
  readonly guard: PushGuard;
  /** Where a push service finds who runs the server: 'mailto:…' or 'https://…'. */
  readonly contact: string;
  readonly limits: Limits;
  readonly log: Log;
}

export class PushSender {
  readonly #dependencies: Dependencies;
  readonly #waiting: Job[] = [];
  readonly #stopping = new AbortController();
  #active = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  send(subscription: PushRow, payload: PushPayload): void {
    const { limits, log } = this.#dependencies;
    if (this.#waiting.length >= limits.pushesWaiting) return log.warn({}, 'too many push messages; one was dropped');
    this.#waiting.push({ subscription, payload });
    this.#startNext();
  }

  close(): void {
    this.#waiting.length = 0;
    this.#stopping.abort();
  }

  #startNext(): void {
    const { limits } = this.#dependencies;
    while (this.#active < limits.pushesAtOnce) {
      const job = this.#waiting.shift();
      if (!job) return;
      this.#active++;
      void this.#deliver(job).finally(() => {
        this.#active--;
        this.#startNext();
      });
    }
  }

  async #deliver({ subscription, payload }: Job): Promise<void> {
    const { subscriptions, log } = this.#dependencies;
    try {
      const status = await this.#post(subscription, payload);
      if (GONE.includes(status)) await subscriptions.forget(subscription.endpoint);
      else if (status >= 300) log.warn({ status }, 'a push service did not take a message');
    } catch (error) {
      // Not the message of the error: it may contain the address, with which anybody could send to that browser.
      const { code, name } = error as { code?: string; name?: string };
      if (!this.#stopping.signal.aborted) log.warn({ error: code ?? name }, 'a push message could not be sent');
    }
  }

  async #post({ endpoint, p256dh, auth }: PushRow, payload: PushPayload): Promise<number> {
    const { guard, subscriptions, contact } = this.#dependencies;
    const url = guard.parse(endpoint);
    if (typeof url === 'string') return 410;
    const { table, kind } = payload;
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ table, kind }),
      {
        vapidDetails: { subject: contact, ...(await subscriptions.keys()) },
        TTL: KEEP_SECONDS[kind],
        urgency: kind === 'nudge' ? 'high' : 'normal',
        // A later message about the same table takes the place of one that the browser has not got yet.
        topic: table,
      },
    );
    const lookup = guard.lookupFor(url);
    const options = {
      method: 'POST',
      headers: headers as Record<string, string>,
      agent: false,
      ...(lookup ? { lookup } : {}),
    };
    return this.#request(url, options, body as Buffer);
  }

  /** Only the status counts; redirects are not followed, and nothing of the body is read. */
  #request(url: URL, options: RequestOptions, body: Buffer): Promise<number> {
    const { pushTimeout } = this.#dependencies.limits;
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(pushTimeout)]);
    const request = url.protocol === 'http:' ? httpRequest : httpsRequest;
    return new Promise((resolve, reject) => {
      const sent = request(url, { ...options, signal }, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
