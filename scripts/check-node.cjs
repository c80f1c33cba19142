/* Runs before anything else and on any Node, however old: plain old JavaScript only. */
'use strict';
var WANTED = [20, 19];
var have = process.versions.node.split('.').map(Number);
if (have[0] < WANTED[0] || (have[0] === WANTED[0] && have[1] < WANTED[1])) {
  console.error(
    'Undercroft needs Node ' +
      WANTED.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '.\n' +
      'Get a newer one from https://nodejs.org, then run the same command again.',
  );
  process.exit(1);
}
