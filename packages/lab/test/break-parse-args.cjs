// Loaded before the binary in one test: a mistake of ours, made on purpose.
require('node:util').parseArgs = () => {
  throw new Error('broken on purpose');
};
