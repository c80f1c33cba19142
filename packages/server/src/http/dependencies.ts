// What the HTTP server needs from the rest.
import type { Guests } from '../auth/guests.ts';
import type { Config } from '../config.ts';
import type { Health } from '../health.ts';
import type { PushSubscriptions } from '../push/subscriptions.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Authenticator } from './auth.ts';
import type { PendingResponses } from './pending-responses.ts';
import type { StaticPages } from './static-pages.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly registry: TableRegistry;
  readonly guests: Guests;
  readonly push: PushSubscriptions;
  readonly rateLimiter: RateLimiter;
  readonly auth: Authenticator;
  readonly pending: PendingResponses;
  readonly pages?: StaticPages;
  readonly metrics: () => Promise<string>;
  /** Called with the status of every response. */
  readonly onResponse: (status: number) => void;
  readonly logger: boolean | object;
  readonly health: () => Promise<Health>;
}
