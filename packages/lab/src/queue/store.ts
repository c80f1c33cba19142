// What the queue keeps of its own: runs, their results by number, and who is working. The batches themselves are pg-boss's.
import { fail, ok, type Result } from '@undercroft/engine';
import type { Build } from './build.ts';
import type { Database } from './database.ts';
import { placeOf } from './trouble.ts';

/** Bumped when these tables change. */
const FORMAT = 1;
export const SCHEMA = 'undercroft_lab';
/** A worker that was not heard of for this long is gone. */
export const SILENCE_SECONDS = 15;

/** All or nothing. */
const CREATE = `
  begin;
  create schema if not exists ${SCHEMA};
  create table if not exists ${SCHEMA}.format (format int not null);
  insert into ${SCHEMA}.format select ${FORMAT} where not exists (select from ${SCHEMA}.format);
  create table if not exists ${SCHEMA}.runs (
    id text primary key,
    version text not null,
    code text not null,
    plan text not null,
    games int not null,
    created timestamptz not null default now(),
    trouble text
  );
  create table if not exists ${SCHEMA}.results (
    run text not null references ${SCHEMA}.runs on delete cascade,
    game int not null,
    result text not null,
    -- In which order they came, more or less: who begins first may end last.
    came bigint generated always as identity,
    primary key (run, game)
  );
  create index if not exists results_as_they_came on ${SCHEMA}.results (run, came);
  create table if not exists ${SCHEMA}.workers (
    id text primary key,
    version text not null,
    code text not null,
    seen timestamptz not null
  );
  commit;`;

export interface Run extends Build {
  readonly id: string;
  /** As JSON. */
  readonly plan: string;
  readonly games: number;
  /** What went wrong while it was played; nothing did, usually. */
  readonly trouble: string | null;
}

/** One game of a run, as it is kept. `game` is its number in the plan. */
export interface Kept {
  readonly game: number;
  /** As JSON. */
  readonly result: string;
}

/** A bigint, which JavaScript's numbers need not hold. */
export interface Come extends Kept {
  readonly came: string;
}

export const PAGE = 2000;

const RUN = 'id, version, code, plan, games, trouble';

export class Store {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Makes the tables, unless they are there; refuses a schema that is somebody else's. */
  async prepare(): Promise<Result<void, string>> {
    const place = placeOf(this.#db.url);
    const [found] = await this.#db.rows<{ schema: boolean; format: boolean }>(
      `select exists (select from pg_namespace where nspname = $1) as schema, to_regclass($1 || '.format') is not null as format`,
      SCHEMA,
    );
    if (found?.schema && !found.format && !(await this.#isEmpty()))
      return fail(`The schema "${SCHEMA}" at ${place} belongs to something else: name another database.`);
    if (!found?.format) await this.#db.executeSql(CREATE);
    const [row] = await this.#db.rows<{ format: number }>(`select format from ${SCHEMA}.format`);
    if (row?.format !== FORMAT)
      return fail(
        `The queue at ${place} was made by another Undercroft (format ${row?.format}, this one has ${FORMAT}).`,
      );
    return ok(undefined);
  }

  async #isEmpty(): Promise<boolean> {
    const tables = await this.#db.rows(
      'select from pg_class join pg_namespace n on n.oid = relnamespace where nspname = $1 limit 1',
      SCHEMA,
    );
    return tables.length === 0;
  }

  /** Does nothing where the run is there. */
  async addRun({ id, version, code, plan, games }: Omit<Run, 'trouble'>): Promise<void> {
    await this.#db.rows(
      `insert into ${SCHEMA}.runs (id, version, code, plan, games) values ($1, $2, $3, $4, $5) on conflict do nothing`,
      id,
      version,
      code,
      plan,
      games,
    );
  }

  async run(id: string): Promise<Run | undefined> {
    return (await this.#db.rows<Run>(`select ${RUN} from ${SCHEMA}.runs where id = $1`, id))[0];
  }

  /** Runs that another build has put on the queue. */
  foreignRuns({ version, code }: Build): Promise<Run[]> {
    return this.#db.rows<Run>(
      `select ${RUN} from ${SCHEMA}.runs where version <> $1 or code <> $2 order by created`,
      version,
      code,
    );
  }

  async removeRun(id: string): Promise<void> {
    await this.#db.rows(`delete from ${SCHEMA}.runs where id = $1`, id);
  }

  async setTrouble(id: string, trouble: string | null): Promise<void> {
    await this.#db.rows(`update ${SCHEMA}.runs set trouble = $2 where id = $1`, id, trouble);
  }

  async countGames(run: string): Promise<number> {
    const [row] = await this.#db.rows<{ games: string }>(
      `select count(*) as games from ${SCHEMA}.results where run = $1`,
      run,
    );
    return Number(row?.games ?? 0);
  }

  /** The numbers that are there, of those from `from` up to, but not including, `to`. */
  async gamesIn(run: string, from: number, to: number): Promise<Set<number>> {
    const rows = await this.#db.rows<{ game: number }>(
      `select game from ${SCHEMA}.results where run = $1 and game >= $2 and game < $3`,
      run,
      from,
      to,
    );
    return new Set(rows.map(({ game }) => game));
  }

  /** What came after this one, in pages. */
  cameAfter(run: string, came: string): Promise<Come[]> {
    return this.#db.rows<Come>(
      `select game, result, came from ${SCHEMA}.results where run = $1 and came > $2 order by came limit ${PAGE}`,
      run,
      came,
    );
  }

  /** Those of these numbers that are there. */
  resultsOf(run: string, games: readonly number[]): Promise<Kept[]> {
    return this.#db.rows<Kept>(
      `select game, result from ${SCHEMA}.results where run = $1 and game = any ($2::int[])`,
      run,
      games,
    );
  }

  /**
   * A game that is there already stays as it is, so nothing is ever doubled. Answers the number of a game that had come out
   * otherwise before: then somebody's games are not what the plan says.
   */
  async keep(run: string, kept: readonly Kept[]): Promise<number | undefined> {
    const games = kept.map(({ game }) => game);
    const results = kept.map(({ result }) => result);
    await this.#db.rows(
      `insert into ${SCHEMA}.results (run, game, result) select $1, * from unnest($2::int[], $3::text[]) on conflict do nothing`,
      run,
      games,
      results,
    );
    const [other] = await this.#db.rows<{ game: number }>(
      `select r.game from ${SCHEMA}.results r join unnest($2::int[], $3::text[]) as mine (game, result) using (game)
       where r.run = $1 and r.result <> mine.result limit 1`,
      run,
      games,
      results,
    );
    return other?.game;
  }

  async greet(worker: string, { version, code }: Build): Promise<void> {
    await this.#db.rows(
      `insert into ${SCHEMA}.workers (id, version, code, seen) values ($1, $2, $3, now())
       on conflict (id) do update set seen = now()`,
      worker,
      version,
      code,
    );
    await this.#db.rows(`delete from ${SCHEMA}.workers where seen < now() - interval '1 hour'`);
  }

  async leave(worker: string): Promise<void> {
    await this.#db.rows(`delete from ${SCHEMA}.workers where id = $1`, worker);
  }

  workers(): Promise<Build[]> {
    return this.#db.rows<Build>(
      `select version, code from ${SCHEMA}.workers where seen > now() - make_interval(secs => ${SILENCE_SECONDS})`,
    );
  }
}
