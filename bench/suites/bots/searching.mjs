// Searches in all positions by turns, so that every timed section is about the same work. What is counted is iterations.

/** As long as boardgame.io's bot searches unless told otherwise, and how many iterations it does in one go. */
const LENGTH = 1000;
const CHUNK = 25;

/** `begin` answers a search of the nth position: `step` is one iteration, false if none is needed, `advice` the end. */
export function searching(positions, begin) {
  const searches = positions.map((position) => ({ position, thinking: begin(position), left: LENGTH }));
  let next = 0;

  function work(search, most) {
    let done = 0;
    while (done < most && search.thinking.step()) done++;
    search.left -= done;
    if (done < most || search.left === 0) renew(search);
    return done;
  }

  function renew(search) {
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
