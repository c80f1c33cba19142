// Our own tables of the queue: runs, their results, and workers. The batches are in pg-boss's tables.
import type { Build } from './build.ts';
import type { Database } from './database.ts';
import { SCHEMA } from './schema.ts';

/** Without a heartbeat for this long, a worker counts as gone. */
export const WORKER_TIMEOUT_SECONDS = 15;

export interface Run extends Build {
  readonly id: string;
  /** As JSON. */
  readonly plan: string;
  readonly games: number;
  /** What went wrong while it was played, if anything. */
  readonly error: string | null;
}

/** One game of a run. `game` is its number in the plan. */
export interface StoredResult {
  readonly game: number;
  /** As JSON. */
  readonly result: string;
}

/** A bigint, which may exceed JavaScript's numbers. */
export interface ArrivedResult extends StoredResult {
  readonly came: string;
}

export const PAGE = 2000;

const RUN = 'id, version, code, plan, games, trouble as error';

export class Store {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Does nothing if the run exists. */
  async addRun({ id, version, code, plan, games }: Omit<Run, 'error'>): Promise<void> {
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

  /** Runs that another build has submitted. */
  runsOfOtherBuilds({ version, code }: Build): Promise<Run[]> {
    return this.#db.rows<Run>(
      `select ${RUN} from ${SCHEMA}.runs where version <> $1 or code <> $2 order by created`,
      version,
      code,
    );
  }

  async removeRun(id: string): Promise<void> {
    await this.#db.rows(`delete from ${SCHEMA}.runs where id = $1`, id);
  }

  async setError(id: string, error: string | null): Promise<void> {
    await this.#db.rows(`update ${SCHEMA}.runs set trouble = $2 where id = $1`, id, error);
  }

  async countGames(run: string): Promise<number> {
    const [row] = await this.#db.rows<{ games: string }>(
      `select count(*) as games from ${SCHEMA}.results where run = $1`,
      run,
    );
    return Number(row?.games ?? 0);
  }

  /** Which of the games from `from` up to, but not including, `to` have results. */
  async gamesIn(run: string, from: number, to: number): Promise<Set<number>> {
    const rows = await this.#db.rows<{ game: number }>(
      `select game from ${SCHEMA}.results where run = $1 and game >= $2 and game < $3`,
      run,
      from,
      to,
    );
    return new Set(rows.map(({ game }) => game));
  }

  /** Results that arrived after this one, a page at a time. */
  resultsAfter(run: string, came: string): Promise<ArrivedResult[]> {
    return this.#db.rows<ArrivedResult>(
      `select game, result, came from ${SCHEMA}.results where run = $1 and came > $2 order by came limit ${PAGE}`,
      run,
      came,
    );
  }

  /** The results of these games, as far as they exist. */
  resultsOf(run: string, games: readonly number[]): Promise<StoredResult[]> {
    return this.#db.rows<StoredResult>(
      `select game, result from ${SCHEMA}.results where run = $1 and game = any ($2::int[])`,
      run,
      games,
    );
  }

  /**
   * Existing results stay as they are, so nothing is counted twice. Returns the number of a game that had a different
   * result before, which means that some worker did not follow the plan.
   */
  async addResults(run: string, stored: readonly StoredResult[]): Promise<number | undefined> {
    const games = stored.map(({ game }) => game);
    const results = stored.map(({ result }) => result);
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

  async heartbeat(worker: string, { version, code }: Build): Promise<void> {
    await this.#db.rows(
      `insert into ${SCHEMA}.workers (id, version, code, seen) values ($1, $2, $3, now())
       on conflict (id) do update set seen = now()`,
      worker,
      version,
      code,
    );
    await this.#db.rows(`delete from ${SCHEMA}.workers where seen < now() - interval '1 hour'`);
  }

  async removeWorker(worker: string): Promise<void> {
    await this.#db.rows(`delete from ${SCHEMA}.workers where id = $1`, worker);
  }

  workers(): Promise<Build[]> {
    return this.#db.rows<Build>(
      `select version, code from ${SCHEMA}.workers where seen > now() - make_interval(secs => ${WORKER_TIMEOUT_SECONDS})`,
    );
  }
}
