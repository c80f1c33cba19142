// Searches all positions in turn, so that every timed section does about the same work. Iterations are counted.

/** Iterations of a search and of a chunk; both are the defaults of boardgame.io's bot. */
const LENGTH = 1000;
const CHUNK = 25;

/** `begin` starts the search of a position: `step` is one iteration (false if none is needed), `advice` ends it. */
export function searchLoop(positions, begin) {
  const searches = positions.map((position) => ({ position, thinking: begin(position), left: LENGTH }));
  let next = 0;

  function work(search, limit) {
    let done = 0;
    while (done < limit && search.thinking.step()) done++;
    search.left -= done;
    if (done < limit || search.left === 0) restart(search);
    return done;
  }

  function restart(search) {
    search.thinking.advice();
    search.thinking = begin(search.position);
    search.left = LENGTH;
  }

  return (iterations) => {
    for (let left = iterations; left > 0; ) {
      const search = searches[next++ % searches.length];
      left -= work(search, Math.min(CHUNK, left, search.left));
    }
    return iterations;
  };
}
