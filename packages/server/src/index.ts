export { commitment, hmacOf } from './auth/secrets.ts';
export { type Config, LIMITS, type Limits } from './config.ts';
export { openapi } from './http/openapi.ts';
export { networkText } from './network-address.ts';
export { runServer } from './run.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export { type Environment, readConfig, variableOf } from './settings.ts';
export { NewerDatabaseError } from './store/migrations.ts';
export { DatabaseInUseError } from './store/sqlite.ts';
