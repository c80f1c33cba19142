// The store that the settings name.
import type { Config } from '../config.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export const openStore = ({ database, limits }: Pick<Config, 'database' | 'limits'>): Promise<Store> =>
  'url' in database ? openPostgres(database.url, { connections: limits.postgres }) : openSqlite(database.file);
