// Kysely on the one connection of a SQLite file, which our own transactions and group commits use as well.
import { type DatabaseConnection, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';

/** Readers wait until no transaction is open: on the same connection they would see changes that may be rolled back. */
export class QueuedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #takeTurn: () => Promise<() => void>;

  constructor(config: SqliteDialectConfig, takeTurn: () => Promise<() => void>) {
    super(config);
    this.#config = config;
    this.#takeTurn = takeTurn;
  }

  override createDriver(): SqliteDriver {
    return new QueuedDriver(this.#config, this.#takeTurn);
  }
}

class QueuedDriver extends SqliteDriver {
  readonly #takeTurn: () => Promise<() => void>;
  /** One is enough, because Kysely lets only one user at a time have the connection. */
  #done: () => void = () => undefined;

  constructor(config: SqliteDialectConfig, takeTurn: () => Promise<() => void>) {
    super(config);
    this.#takeTurn = takeTurn;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    try {
      this.#done = await this.#takeTurn();
      return connection;
    } catch (error) {
      await super.releaseConnection();
      throw error;
    }
  }

  override async releaseConnection(): Promise<void> {
    this.#done();
    await super.releaseConnection();
  }
}
