// One operation of the HTTP interface: what can be sent, by whom, what it costs, and how it is handled.
import { ok, type Result } from '@undercroft/engine';
import type { BodyName, Guest, ParsedBody, Problem } from '@undercroft/protocol';
import type { Guests } from '../../auth/guests.ts';
import type { Budget } from '../../budget/budget.ts';
import type { Importer } from '../../imports/importer.ts';
import { reject } from '../../problem.ts';
import type { PushSubscriptions } from '../../push/subscriptions.ts';
import type { TableRegistry } from '../../tables/registry.ts';

export interface RouteCall<B extends BodyName | undefined> {
  readonly registry: TableRegistry;
  readonly guests: Guests;
  readonly push: PushSubscriptions;
  readonly budget: Budget;
  readonly imports: Importer;
  /** The guest whose cookie came with the request. */
  readonly guest: Guest | undefined;
  readonly body: B extends BodyName ? ParsedBody<B> : undefined;
  /** A large body, which is not parsed yet. */
  readonly text: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export interface RouteResponse {
  readonly status?: number;
  readonly body?: unknown;
  /** Instead of JSON. */
  readonly text?: { readonly type: string; readonly content: string; readonly file?: string };
  readonly cookie?: string;
  /** The guest's own cookie is sent again, so that it lasts for another year. */
  readonly renewsCookie?: boolean;
}

export type Handled = Promise<Result<RouteResponse, Problem>>;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly body?: BodyName;
  /** Only for guests the server knows. */
  readonly needsGuest: boolean;
  /** What the rate limiter charges for it. */
  readonly cost: 'request' | 'guest' | 'table' | 'push';
  /** The body may be large: it is handed over as text, and parsed in a thread of its own. */
  readonly isLarge?: boolean;
  /** The query parameters with their descriptions. */
  readonly query?: Readonly<Record<string, string>>;
  handle(call: RouteCall<BodyName | undefined>): Handled;
}

export type RouteBasics = Omit<Route, 'handle' | 'needsGuest' | 'cost' | 'body'> & { readonly cost?: Route['cost'] };

/** What a route for guests is called with. */
export type GuestCall<B extends BodyName | undefined> = RouteCall<B> & { readonly guest: Guest };

/** For everybody. */
export const publicRoute = <B extends BodyName | undefined = undefined>(
  route: RouteBasics & { readonly body?: B; handle(call: RouteCall<B>): Handled },
): Route => ({ cost: 'request', ...route, needsGuest: false }) as Route;

/** For guests with a cookie. */
export const guestRoute = <B extends BodyName | undefined = undefined>(
  route: RouteBasics & { readonly body?: B; handle(call: GuestCall<B>): Handled },
): Route => ({ cost: 'request', ...route, needsGuest: true }) as Route;

/** The value becomes the body of the response. */
export async function respond(done: Promise<Result<unknown, Problem>>, status = 200): Handled {
  const result = await done;
  return result.ok ? ok({ status, body: result.value }) : result;
}

export async function respondEmpty(done: Promise<Result<unknown, Problem>>): Handled {
  const result = await done;
  return result.ok ? ok({ status: 204 }) : result;
}

export const tableId = ({ params }: Pick<RouteCall<undefined>, 'params'>): string => params['table'] ?? '';

/** A number in the path. */
export function numberParam({ params }: Pick<RouteCall<undefined>, 'params'>, name: string): number | undefined {
  const text = params[name] ?? '';
  return NUMBER.test(text) ? Number(text) : undefined;
}

/** The query parameter `after`; 0 if it is left out. */
export function afterParam({ query }: Pick<RouteCall<undefined>, 'query'>): Result<number, Problem> {
  const text = query['after'] ?? '0';
  return NUMBER.test(text) ? ok(Number(text)) : reject('malformed', { detail: { after: text } });
}

const NUMBER = /^\d{1,7}$/;
