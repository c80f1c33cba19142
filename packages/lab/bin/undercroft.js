#!/usr/bin/env node
// Errors a player can cause are answered in words by the commands. What arrives here is our own fault.
const OUR_FAULT = 70;

function admit(error) {
  const missing = error?.code === 'ERR_MODULE_NOT_FOUND';
  const message = missing
    ? 'Undercroft is not built yet: npm run build'
    : `That was our mistake: ${error?.message ?? error}`;
  const detail = process.env.UNDERCROFT_DEBUG
    ? `\n${error?.stack ?? ''}`
    : missing
      ? ''
      : ' (UNDERCROFT_DEBUG=1 says where)';
  process.stderr.write(`undercroft: ${message}${detail}\n`);
  process.exit(OUR_FAULT);
}

process.on('uncaughtException', admit);
process.on('unhandledRejection', admit);
// Anyone who reads us may stop early: undercroft replay game.jsonl | head
process.stdout.on('error', (error) => (error.code === 'EPIPE' ? process.exit(0) : admit(error)));

// With source maps, stack traces name the sources. Loading them takes time, so only when asked.
if (process.env.UNDERCROFT_DEBUG) process.setSourceMapsEnabled(true);
const { main, processIo } = await import('../dist/index.js');
process.exitCode = await main(process.argv.slice(2), processIo());
