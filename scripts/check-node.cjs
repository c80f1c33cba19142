/* Runs first, on any version of Node, so it must be old JavaScript. */
'use strict';
var WANTED = [20, 19];
var have = process.versions.node.split('.').map(Number);
if (have[0] < WANTED[0] || (have[0] === WANTED[0] && have[1] < WANTED[1])) {
  console.error(
    'Undercroft needs Node ' +
      WANTED.join('.') +
      ' or newer, but this is Node ' +
      process.versions.node +
      '.\n' +
      'Get a newer version from https://nodejs.org and run the same command again.',
  );
  process.exit(1);
}
