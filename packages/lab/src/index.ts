export { processIo } from './cli/io.ts';
export { main } from './main.ts';
