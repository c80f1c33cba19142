export { type Config, LIMITS, type Limits } from './config.ts';
export { openapi } from './http/openapi.ts';
export { commitment, hmacOf } from './people/secrets.ts';
export { runServer } from './run.ts';
export { type Extras, type RunningServer, startServer } from './server.ts';
export { type Environment, readConfig, variableOf } from './settings.ts';
export { NewerDatabase } from './store/migrations.ts';
export { DatabaseInUse } from './store/sqlite.ts';
