// Decides who is sent a push message: people who are not at the table when it waits for them, who are nudged, or whose game
// goes on at another table. A message is a hint and says nothing that is not at the table.
import { ok } from '@undercroft/engine';
import type { PushPayload } from '@undercroft/protocol';
import { TokenBuckets } from '../budget/token-buckets.ts';
import type { Log } from '../log.ts';
import type { Nudge, Origin, SerializedEntries, TableListener } from '../tables/listener.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { PushSender } from './push-sender.ts';
import type { PushSubscriptions } from './subscriptions.ts';

interface WaitingQuestion {
  readonly person: string;
  readonly since: number;
}

const PURGE_MS = 60_000;

export class PushService implements TableListener {
  readonly #registry: TableRegistry;
  readonly #subscriptions: PushSubscriptions;
  readonly #sender: PushSender;
  readonly #log: Log;
  readonly #perPerson: TokenBuckets;
  /** Questions about which somebody will be told unless they come first, by table. */
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #purge: NodeJS.Timeout;

  constructor(
    registry: TableRegistry,
    { subscriptions, sender, log }: { subscriptions: PushSubscriptions; sender: PushSender; log: Log },
  ) {
    this.#registry = registry;
    this.#subscriptions = subscriptions;
    this.#sender = sender;
    this.#log = log;
    const { pushBurst, pushEvery } = registry.limits;
    this.#perPerson = new TokenBuckets(pushBurst, 1000 / pushEvery);
    this.#purge = setInterval(() => this.#perPerson.purgeFull(), PURGE_MS).unref();
    registry.addListener(this);
  }

  close(): void {
    clearInterval(this.#purge);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#sender.close();
  }

  /** Only the process that made the entries tells anybody of the question that follows. */
  onEntries(table: LiveTable, { from, count }: SerializedEntries, origin: Origin): void {
    if (origin !== 'local' || count === 0) return;
    clearTimeout(this.#timers.get(table.id));
    this.#timers.delete(table.id);
    const question = questionFor(table);
    if (!question) return;
    // Whoever has just acted knows that it is still their turn.
    const lastAct = table.table.entriesAfter(from).findLast(({ type }) => type === 'act');
    if (lastAct?.type === 'act' && lastAct.seat === table.decider) return;
    const timer = setTimeout(() => {
      this.#timers.delete(table.id);
      this.#attempt(this.#tellOfQuestion(table.id, question));
    }, this.#registry.limits.pushAfter);
    this.#timers.set(table.id, timer.unref());
  }

  onNudge({ table, person }: Nudge): void {
    this.#attempt(this.#tell(person, { table, kind: 'nudge' }));
  }

  onRematch({ id, seats }: LiveTable, opener: string): void {
    const people = new Set(seats.flatMap(({ held, person }) => (held === 'person' && person !== null ? [person] : [])));
    for (const person of people)
      if (person !== opener && !this.#registry.presence.isHere(id, person))
        this.#attempt(this.#tell(person, { table: id, kind: 'over' }));
  }

  onChanged(): void {}
  onChat(): void {}

  /** If it is still asked and they have not come. */
  async #tellOfQuestion(table: string, { person, since }: WaitingQuestion): Promise<void> {
    const current = await this.#registry.withTable(table, (fresh) => ok(questionFor(fresh)));
    const isStill = current.ok && current.value?.person === person && current.value.since === since;
    if (isStill && !this.#registry.presence.isHere(table, person))
      await this.#tell(person, { table, kind: 'your-turn' });
  }

  async #tell(person: string, payload: PushPayload): Promise<void> {
    const subscriptions = await this.#subscriptions.of(person);
    // Others decide how often somebody is asked and nudged, so that has a limit.
    if (subscriptions.length === 0 || this.#perPerson.take(person) > 0) return;
    for (const subscription of subscriptions) this.#sender.send(subscription, payload);
  }

  #attempt(work: Promise<void>): void {
    work.catch((error) => this.#log.warn({ error: String(error) }, 'a push message could not be prepared'));
  }
}

/** The person a table waits for. */
function questionFor(table: LiveTable): WaitingQuestion | undefined {
  const { decider, isFinished, since } = table;
  const seat = decider === undefined || isFinished ? undefined : table.seats[decider];
  return seat?.held === 'person' && seat.person !== null ? { person: seat.person, since } : undefined;
}
