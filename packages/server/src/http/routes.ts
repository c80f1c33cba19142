// The HTTP interface as a list: what can be asked, what must be sent, who may. Requests are checked by it, and the OpenAPI
// description is made from it.
import type { Me, Read, Shape } from '@undercroft/protocol';
import type { People } from '../people/people.ts';
import { act, undo } from '../tables/acting.ts';
import { answerAsk, askUndo } from '../tables/asking.ts';
import type { House } from '../tables/house.ts';
import { importTable, openTable, rematch } from '../tables/opening.ts';
import { deny } from '../tables/problem.ts';
import { leave, makeLink, revokeLink, seatBot, take } from '../tables/seating.ts';
import { close, saidAfter, say } from '../tables/talking.ts';
import { entriesAfter, listTables, recordOf, view } from '../tables/viewing.ts';

export interface Call<S extends Shape | undefined> {
  readonly house: House;
  readonly people: People;
  /** Whose cookie came along. */
  readonly me: Me | undefined;
  readonly body: S extends Shape ? Read<S> : undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  /** Not JSON but this. */
  readonly text?: { readonly type: string; readonly content: string; readonly file?: string };
  readonly cookie?: string;
  /** Who it is stays who they are: their cookie is good for another year. */
  readonly isAgain?: boolean;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly body?: Shape;
  /** Works only for a guest the server knows. */
  readonly needsMe: boolean;
  /** How many requests it counts for. */
  readonly cost: 'request' | 'guest' | 'table';
  readonly large?: boolean;
  /** What may stand behind a question mark, and what it means. */
  readonly query?: Readonly<Record<string, string>>;
  answer(call: Call<Shape | undefined>): Promise<Answer>;
}

type Plain = Omit<Route, 'answer' | 'needsMe' | 'cost' | 'body'> & { readonly cost?: Route['cost'] };

/** For everybody. */
const open = <S extends Shape | undefined = undefined>(
  route: Plain & { readonly body?: S; answer(call: Call<S>): Promise<Answer> },
): Route => ({ cost: 'request', ...route, needsMe: false }) as Route;

/** For guests with a cookie. */
const own = <S extends Shape | undefined = undefined>(
  route: Plain & { readonly body?: S; answer(call: Call<S> & { readonly me: Me }): Promise<Answer> },
): Route => ({ cost: 'request', ...route, needsMe: true }) as Route;

const nothing: Answer = { status: 204 };
const id = ({ params }: { readonly params: Readonly<Record<string, string>> }): string => params['table'] ?? '';

/** A number in the address. */
function numbered({ params }: { readonly params: Readonly<Record<string, string>> }, name: string): number {
  const text = params[name] ?? '';
  return /^\d{1,7}$/.test(text) ? Number(text) : deny(name === 'seat' ? 'unknown-seat' : 'unknown-ask');
}

function after({ query }: { readonly query: Readonly<Record<string, string>> }): number {
  const text = query['after'] ?? '0';
  return /^\d{1,7}$/.test(text) ? Number(text) : deny('malformed', { detail: { after: text } });
}

export const ROUTES: readonly Route[] = [
  open({
    method: 'POST',
    path: '/api/me',
    summary: 'Become a guest: sets the cookie. Who is one already stays who they are, for another year.',
    body: 'guest',
    cost: 'guest',
    async answer({ people, me, body }) {
      if (me) return { isAgain: true, body: body.name === undefined ? me : await people.rename(me, body.name) };
      const { me: guest, cookie } = await people.welcome(body.name ?? '');
      return { status: 201, body: guest, cookie };
    },
  }),
  own({ method: 'GET', path: '/api/me', summary: 'Who I am.', answer: async ({ me }) => ({ body: me }) }),
  own({
    method: 'PUT',
    path: '/api/me',
    summary: 'Another name.',
    body: 'name',
    answer: async ({ people, me, body }) => ({ body: await people.rename(me, body.name) }),
  }),
  own({
    method: 'POST',
    path: '/api/me/recovery',
    summary: 'A token that makes another device me. A new one makes the last one worthless.',
    answer: async ({ people, me }) => ({ status: 201, body: { token: await people.recovery(me) } }),
  }),
  open({
    method: 'POST',
    path: '/api/recover',
    summary: 'Become who made the token, on this device: sets the cookie.',
    body: 'recover',
    cost: 'guest',
    async answer({ people, body }) {
      const found = (await people.recover(body.token)) ?? deny('unknown-recovery');
      return { body: found.me, cookie: found.cookie };
    },
  }),
  own({
    method: 'GET',
    path: '/api/tables',
    summary: 'My tables, those that wait for me first.',
    answer: async ({ house, me }) => ({ body: { tables: await listTables(house, me) } }),
  }),
  own({
    method: 'POST',
    path: '/api/tables',
    summary: 'Open a table.',
    body: 'open',
    cost: 'table',
    answer: async ({ house, me, body }) => ({ status: 201, body: await openTable(house, me, body) }),
  }),
  own({
    method: 'POST',
    path: '/api/imports',
    summary: 'Open a table at any point of a record: what if?',
    body: 'import',
    cost: 'table',
    large: true,
    answer: async ({ house, me, body }) => ({ status: 201, body: await importTable(house, me, body) }),
  }),
  open({
    method: 'GET',
    path: '/api/codes/:code',
    summary: 'The table with this code.',
    async answer({ house, params }) {
      const table = await house.byCode((params['code'] ?? '').toUpperCase());
      return { body: { id: table ?? deny('unknown-table') } };
    },
  }),
  open({
    method: 'GET',
    path: '/api/tables/:table',
    summary: 'Everything about a table but its entries. Whoever has the id may watch.',
    answer: async (call) => ({ body: await view(call.house, id(call), call.me) }),
  }),
  open({
    method: 'GET',
    path: '/api/tables/:table/entries',
    summary: 'The entries after the first n.',
    query: { after: 'How many entries are known already; 0 if left out.' },
    answer: async (call) => ({
      body: await entriesAfter(call.house, id(call), after(call)),
    }),
  }),
  open({
    method: 'GET',
    path: '/api/tables/:table/record',
    summary: 'The record as a file; once it is over, with what verifies its dice.',
    async answer(call) {
      const { game, text } = await recordOf(call.house, id(call));
      return { text: { type: 'application/x-ndjson', content: text, file: `${game}-${id(call)}.jsonl` } };
    },
  }),
  own({
    method: 'POST',
    path: '/api/tables/:table/act',
    summary: 'Act for a seat.',
    body: 'act',
    answer: async (call) => ({ body: await act(call.house, id(call), call.me, call.body) }),
  }),
  own({
    method: 'POST',
    path: '/api/tables/:table/undo',
    summary: 'Take back by the rules; refused where others must agree.',
    body: 'undo',
    answer: async (call) => ({ body: await undo(call.house, id(call), call.me, call.body) }),
  }),
  own({
    method: 'POST',
    path: '/api/tables/:table/asks',
    summary: 'Ask the others to let me take back.',
    body: 'undo',
    async answer(call) {
      const ask = await askUndo(call.house, id(call), call.me, call.body);
      return ask === 'done' ? { body: { done: true } } : { status: 201, body: ask };
    },
  }),
  own({
    method: 'POST',
    path: '/api/tables/:table/asks/:ask',
    summary: 'Agree to it, or not.',
    body: 'answer',
    async answer(call) {
      const ask = await answerAsk(call.house, id(call), call.me, numbered(call, 'ask'), call.body);
      return { body: typeof ask === 'string' ? { [ask]: true } : ask };
    },
  }),
  own({
    method: 'PUT',
    path: '/api/tables/:table/seats/:seat',
    summary: 'Sit down: in an open seat, with a link, or in my own that a bot has kept.',
    body: 'take',
    async answer(call) {
      await take(call.house, id(call), call.me, numbered(call, 'seat'), call.body.link);
      return nothing;
    },
  }),
  own({
    method: 'DELETE',
    path: '/api/tables/:table/seats/:seat',
    summary: 'Stand up.',
    async answer(call) {
      await leave(call.house, id(call), call.me, numbered(call, 'seat'));
      return nothing;
    },
  }),
  own({
    method: 'PUT',
    path: '/api/tables/:table/seats/:seat/bot',
    summary: 'Let a bot play the seat.',
    body: 'sit',
    async answer(call) {
      await seatBot(call.house, id(call), call.me, numbered(call, 'seat'), call.body.bot);
      return nothing;
    },
  }),
  own({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/link',
    summary: 'A link to a seat; the one before stops working.',
    answer: async (call) => ({
      status: 201,
      body: await makeLink(call.house, id(call), call.me, numbered(call, 'seat')),
    }),
  }),
  own({
    method: 'DELETE',
    path: '/api/tables/:table/seats/:seat/link',
    summary: 'No link leads to the seat any more.',
    async answer(call) {
      await revokeLink(call.house, id(call), call.me, numbered(call, 'seat'));
      return nothing;
    },
  }),
  open({
    method: 'GET',
    path: '/api/tables/:table/said',
    summary: 'What was said.',
    query: { after: 'The number of the last sentence that is known; 0 if left out.' },
    async answer(call) {
      const n = after(call);
      return { body: { said: await call.house.at(id(call), () => saidAfter(call.house, id(call), n)) } };
    },
  }),
  own({
    method: 'POST',
    path: '/api/tables/:table/said',
    summary: 'Say something.',
    body: 'chat',
    answer: async (call) => ({ status: 201, body: await say(call.house, id(call), call.me, call.body.text) }),
  }),
  own({
    method: 'POST',
    path: '/api/tables/:table/close',
    summary: 'Resign for a seat, or abandon the table I opened.',
    body: 'close',
    async answer(call) {
      await close(call.house, id(call), call.me, call.body);
      return nothing;
    },
  }),
  own({
    method: 'POST',
    path: '/api/tables/:table/rematch',
    summary: 'The same game with the same people, once it is over.',
    cost: 'table',
    answer: async (call) => ({ status: 201, body: await rematch(call.house, id(call), call.me) }),
  }),
];
