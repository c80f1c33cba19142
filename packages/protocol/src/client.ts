// Everything that can be asked of a server, as methods. What it rejects comes back as a value; nothing is thrown.
import type { Entry, Seat } from '@undercroft/engine';
import type { Response } from './client-error.ts';
import { HttpClient } from './http-client.ts';
import { LiveClient } from './live.ts';
import type {
  ChatMessage,
  EntryRange,
  Guest,
  LinkView,
  OpenedTable,
  PushKey,
  TableSummary,
  TableView,
  UndoRequest,
} from './messages.ts';
import type { BotStrength, RequestBody } from './schemas.ts';
import type { Transport } from './transport.ts';

export class Client {
  readonly #http: HttpClient;
  readonly live: LiveClient;

  constructor(transport: Transport) {
    this.#http = new HttpClient(transport);
    this.live = new LiveClient(transport, (table, act) => this.act(table, act));
  }

  close(): void {
    this.live.close();
  }

  // ---------------------------------------------------------------- the guest

  /** Becomes a guest, or stays the guest whose cookie is sent. */
  signIn(name?: string): Promise<Response<Guest>> {
    return this.#http.request('POST', '/api/me', name === undefined ? {} : { name });
  }

  me(): Promise<Response<Guest>> {
    return this.#http.request('GET', '/api/me');
  }

  rename(name: string): Promise<Response<Guest>> {
    return this.#http.request('PUT', '/api/me', { name });
  }

  createRecoveryToken(): Promise<Response<{ readonly token: string }>> {
    return this.#http.request('POST', '/api/me/recovery', {});
  }

  recover(token: string): Promise<Response<Guest>> {
    return this.#http.request('POST', '/api/recover', { token });
  }

  // ---------------------------------------------------------------- push messages

  pushKey(): Promise<Response<PushKey>> {
    return this.#http.request('GET', '/api/push');
  }

  /** `subscription`: the browser's own, as JSON. */
  subscribeToPush(subscription: RequestBody<'push'>): Promise<Response<undefined>> {
    return this.#http.request('PUT', '/api/me/push', subscription);
  }

  /** Without an endpoint: on all devices of the guest. */
  unsubscribeFromPush(endpoint?: string): Promise<Response<undefined>> {
    return this.#http.request('DELETE', '/api/me/push', endpoint === undefined ? {} : { endpoint });
  }

  // ---------------------------------------------------------------- tables

  async listTables(): Promise<Response<readonly TableSummary[]>> {
    const answer = await this.#http.request<{ readonly tables: readonly TableSummary[] }>('GET', '/api/tables');
    return answer.ok ? { ok: true, value: answer.value.tables } : answer;
  }

  openTable(body: RequestBody<'open'>): Promise<Response<OpenedTable>> {
    return this.#http.request('POST', '/api/tables', body);
  }

  importRecord(body: RequestBody<'import'>): Promise<Response<OpenedTable>> {
    return this.#http.request('POST', '/api/imports', body);
  }

  findByCode(code: string): Promise<Response<{ readonly id: string }>> {
    return this.#http.request('GET', `/api/codes/${encodeURIComponent(code)}`);
  }

  table(id: string): Promise<Response<TableView>> {
    return this.#http.request('GET', tablePath(id));
  }

  entries(id: string, after: number): Promise<Response<{ readonly from: number; readonly entries: readonly Entry[] }>> {
    return this.#http.request('GET', `${tablePath(id)}/entries?after=${after}`);
  }

  /** The record as the text of a file. */
  record(id: string): Promise<Response<string>> {
    return this.#http.request('GET', `${tablePath(id)}/record`);
  }

  act(id: string, act: RequestBody<'act'>): Promise<Response<EntryRange>> {
    return this.#http.request('POST', `${tablePath(id)}/act`, act);
  }

  undo(id: string, body: RequestBody<'undo'>): Promise<Response<EntryRange>> {
    return this.#http.request('POST', `${tablePath(id)}/undo`, body);
  }

  requestUndo(id: string, body: RequestBody<'undo'>): Promise<Response<UndoRequest | { readonly done: true }>> {
    return this.#http.request('POST', `${tablePath(id)}/asks`, body);
  }

  answerUndo(
    id: string,
    requestId: number,
    answer: RequestBody<'answer'>,
  ): Promise<Response<UndoRequest | { readonly done?: true; readonly declined?: true }>> {
    return this.#http.request('POST', `${tablePath(id)}/asks/${requestId}`, answer);
  }

  withdrawUndoRequest(id: string, requestId: number): Promise<Response<undefined>> {
    return this.#http.request('DELETE', `${tablePath(id)}/asks/${requestId}`);
  }

  takeSeat(id: string, seat: Seat, link?: string): Promise<Response<undefined>> {
    return this.#http.request('PUT', `${tablePath(id)}/seats/${seat}`, link === undefined ? {} : { link });
  }

  leaveSeat(id: string, seat: Seat): Promise<Response<undefined>> {
    return this.#http.request('DELETE', `${tablePath(id)}/seats/${seat}`);
  }

  /** On your own seat, a free one at your own table, or one whose person has been away for long enough. */
  seatBot(id: string, seat: Seat, bot: BotStrength): Promise<Response<undefined>> {
    return this.#http.request('PUT', `${tablePath(id)}/seats/${seat}/bot`, { bot });
  }

  /** Reminds the person of a seat that the table waits for them; once for each question. */
  nudge(id: string, seat: Seat): Promise<Response<undefined>> {
    return this.#http.request('POST', `${tablePath(id)}/seats/${seat}/nudge`, {});
  }

  createLink(id: string, seat: Seat): Promise<Response<LinkView>> {
    return this.#http.request('POST', `${tablePath(id)}/seats/${seat}/link`, {});
  }

  revokeLink(id: string, seat: Seat): Promise<Response<undefined>> {
    return this.#http.request('DELETE', `${tablePath(id)}/seats/${seat}/link`);
  }

  async chatMessages(id: string, after = 0): Promise<Response<readonly ChatMessage[]>> {
    const answer = await this.#http.request<{ readonly said: readonly ChatMessage[] }>(
      'GET',
      `${tablePath(id)}/said?after=${after}`,
    );
    return answer.ok ? { ok: true, value: answer.value.said } : answer;
  }

  sendChat(id: string, text: string): Promise<Response<ChatMessage>> {
    return this.#http.request('POST', `${tablePath(id)}/said`, { text });
  }

  /** Removes a message, for who opened the table. */
  removeChat(id: string, n: number): Promise<Response<undefined>> {
    return this.#http.request('DELETE', `${tablePath(id)}/said/${n}`);
  }

  /** Whoever said message `n` may not speak at the table any more, or again. */
  muteChat(id: string, n: number, { isMuted }: { readonly isMuted: boolean }): Promise<Response<undefined>> {
    return this.#http.request('PUT', `${tablePath(id)}/said/${n}/mute`, { isMuted });
  }

  /** Whether people who only watch may speak. */
  openChat(id: string, { watchers }: { readonly watchers: boolean }): Promise<Response<undefined>> {
    return this.#http.request('PUT', `${tablePath(id)}/chat`, { watchers });
  }

  resign(id: string, seat: Seat): Promise<Response<undefined>> {
    return this.#http.request('POST', `${tablePath(id)}/close`, { how: 'resign', seat });
  }

  abandon(id: string): Promise<Response<undefined>> {
    return this.#http.request('POST', `${tablePath(id)}/close`, { how: 'abandon' });
  }

  rematch(id: string): Promise<Response<OpenedTable>> {
    return this.#http.request('POST', `${tablePath(id)}/rematch`, {});
  }
}

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
