// What the HTTP server needs from the rest.
import type { Guests } from '../auth/guests.ts';
import type { Budget } from '../budget/budget.ts';
import type { Config } from '../config.ts';
import type { Health } from '../health.ts';
import type { Importer } from '../imports/importer.ts';
import type { PushSubscriptions } from '../push/subscriptions.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Authenticator } from './auth.ts';
import type { Gate } from './gate.ts';
import type { PendingResponses } from './pending-responses.ts';
import type { StaticPages } from './static-pages.ts';
import type { Uploads } from './uploads.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly registry: TableRegistry;
  readonly guests: Guests;
  readonly push: PushSubscriptions;
  readonly budget: Budget;
  readonly gate: Gate;
  readonly auth: Authenticator;
  readonly pending: PendingResponses;
  readonly uploads: Uploads;
  readonly imports: Importer;
  readonly pages?: StaticPages;
  readonly metrics: () => Promise<string>;
  /** Called with the status of every response. */
  readonly onResponse: (status: number) => void;
  readonly logger: boolean | object;
  readonly health: () => Promise<Health>;
}
