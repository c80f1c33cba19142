// A contest: every contestant in a process of its own, all on one core, one at work while the others wait.
// Apart, because contestants that share code would spoil what the compiler learnt from each other's data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, ratios, summary } from './figures.mjs';
import { core } from './machine.mjs';

const program = fileURLToPath(new URL('contestant.mjs', import.meta.url));

export async function runSuite(suite, options) {
  const seconds = options.seconds * (suite.longer ?? 1);
  console.log(`\n${suite.title}${suite.longer ? `; sections of about ${seconds} s` : ''}`);
  const team = await inTurn(suite.contestants, (contestant) => enter(suite, contestant));
  try {
    const mismatch = await compareGames(suite, team, options.games);
    if (mismatch) return { mismatch };
    await warmUp(team, options.steadyFor);
    await playRounds(team, { ...options, seconds, size: suite.size });
    await inTurn(team, async (entry) => {
      entry.told = await ask(entry, { ask: 'told' });
    });
    return judged(suite, team, options);
  } finally {
    for (const { child } of team) child.kill();
  }
}

async function enter(suite, contestant) {
  const node = [process.execPath, '--expose-gc', program, suite.name, contestant.name];
  const [command, ...args] = core < 0 || suite.spread ? node : ['taskset', '-c', String(core), ...node];
  // Libraries check less in production; that is how they are compared.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const entry = { ...contestant, child, sections: [] };
  entry.about = await answer(entry);
  return entry;
}

async function answer({ child, title }) {
  const stopped = new AbortController();
  const end = once(child, 'exit', stopped).then(([code]) => {
    throw new Error(`"${title}" ended with ${code}`);
  });
  end.catch(() => {});
  try {
    const [message] = await Promise.race([once(child, 'message', stopped), end]);
    return message.answer;
  } finally {
    stopped.abort();
  }
}

function ask(entry, question) {
  entry.child.send(question);
  return answer(entry);
}

/** What differs if not all play the same games from the same seeds; nothing otherwise. */
async function compareGames(suite, team, count) {
  const players = team.filter(({ part }) => !part);
  for (const game of new Set(players.map(({ plays }) => plays))) {
    const alike = players.filter(({ plays }) => plays === game);
    const mismatch = alike.length > 1 && (await compareAlike(suite, alike, count));
    if (mismatch) return mismatch;
  }
  return undefined;
}

async function compareAlike(suite, players, count) {
  const [first, ...others] = await inTurn(players, async (entry) => ({
    entry,
    games: await ask(entry, { ask: 'games', count }),
  }));
  for (const other of others) {
    const wrong = first.games.findIndex((game, i) => game !== other.games[i]);
    if (wrong >= 0) return difference(`bench/${suite.name}/${wrong}`, first.entry, other.entry);
  }
  const { plays } = first.entry;
  console.log(`✓ all ${players.length} play the same ${count} games ${plays ? `of ${plays} ` : ''}from the same seeds`);
  return undefined;
}

async function difference(seed, one, other) {
  const [game, another] = await inTurn([one, other], async (entry) =>
    (await ask(entry, { ask: 'game', seed })).split('\n'),
  );
  const at = [...game, ''].findIndex((line, i) => line !== another[i]);
  const lines = `${game[at]} with "${one.title}", but ${another[at]} with "${other.title}"`;
  return `not the same game from seed ${seed}: entry ${at + 1} is ${lines}`;
}

async function warmUp(team, steadyFor) {
  await inTurn(team, async (entry) => {
    entry.rate = await ask(entry, { ask: 'warmUp', steadyFor });
  });
  console.log('✓ all are warmed up');
}

/** In each round every contestant once, each time beginning with another one. */
async function playRounds(team, { rounds, seconds, size }) {
  for (let round = 0; round < rounds; round++) {
    const first = round % team.length;
    await inTurn([...team.slice(first), ...team.slice(0, first)], (entry) =>
      playSection(entry, size ?? Math.ceil(entry.rate * seconds * 1.1)),
    );
  }
}

/** A number of games is fixed beforehand, so that no clock is asked in between: enough for a section at its best rate. */
async function playSection(entry, games) {
  const section = await ask(entry, { ask: 'section', games });
  entry.rate = Math.max(entry.rate, section.games / section.seconds);
  entry.sections.push(section);
}

async function inTurn(entries, work) {
  const done = [];
  for (const entry of entries) done.push(await work(entry));
  return done;
}

function judged(suite, team, options) {
  const contestants = team.map(({ name, title, part = false, about, told, sections }) => ({
    name,
    title,
    part,
    about,
    told,
    ...summary(sections),
    sections,
  }));
  const named = Object.fromEntries(contestants.map((contestant) => [contestant.name, contestant]));
  const targets = suite.targets.map((target) => ({ ...target, ...judge(target, named) }));
  return {
    name: suite.name,
    title: suite.title,
    unit: suite.unit,
    per: suite.per,
    spread: suite.spread ?? false,
    rounds: options.rounds,
    contestants,
    targets,
    notes: suite.notes?.(named) ?? [],
  };
}

function judge({ of, over, atLeast, by = 'games', per, what, atMost }, named) {
  if (what !== undefined) return judgeAmount(named[of].sections, what, atMost);
  if (over === undefined) return { figure: named[of].collections, met: named[of].collections === 0 };
  const all = ratios(named[of].sections, named[over].sections, by, per);
  return { figure: median(all), least: Math.min(...all), most: Math.max(...all), met: median(all) >= atLeast };
}

/** What each section has answered itself. */
function judgeAmount(sections, what, atMost) {
  const all = sections.map((section) => section[what]);
  return { figure: median(all), least: Math.min(...all), most: Math.max(...all), met: median(all) <= atMost };
}
