// Runs a suite: every contestant in a process of its own, all tied to one core, one working while the others wait.
// Separate processes, because contestants that share code would also share what the compiler learnt from each other's data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, ratios, summarise } from './figures.mjs';
import { core } from './machine.mjs';

const program = fileURLToPath(new URL('contestant.mjs', import.meta.url));

export async function runSuite(suite, options) {
  const seconds = options.seconds * (suite.sectionFactor ?? 1);
  console.log(`\n${suite.title}${suite.sectionFactor ? `; sections of about ${seconds} s` : ''}`);
  const team = await sequentially(suite.contestants, (contestant) => startContestant(suite, contestant));
  try {
    const mismatch = await compareGames(suite, team, options.games);
    if (mismatch) return { mismatch };
    await warmUp(team, options.steadyFor);
    await playRounds(team, { ...options, seconds, gamesPerSection: suite.gamesPerSection });
    await sequentially(team, async (entry) => {
      entry.findings = await request(entry, { type: 'findings' });
    });
    return resultOf(suite, team, options);
  } finally {
    for (const { child } of team) child.kill();
  }
}

async function startContestant(suite, contestant) {
  const node = [process.execPath, '--expose-gc', program, suite.name, contestant.name];
  const [command, ...args] = core < 0 || suite.usesAllCores ? node : ['taskset', '-c', String(core), ...node];
  // Libraries check less in production, and that is how they are compared.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const entry = { ...contestant, child, sections: [] };
  entry.facts = await nextReply(entry);
  return entry;
}

async function nextReply({ child, title }) {
  const stopped = new AbortController();
  const end = once(child, 'exit', stopped).then(([code]) => {
    throw new Error(`"${title}" exited with ${code}`);
  });
  end.catch(() => {});
  try {
    const [message] = await Promise.race([once(child, 'message', stopped), end]);
    return message.reply;
  } finally {
    stopped.abort();
  }
}

function request(entry, message) {
  entry.child.send(message);
  return nextReply(entry);
}

/** Describes the first difference if the contestants do not play the same games from the same seeds. */
async function compareGames(suite, team, count) {
  const players = team.filter(({ isPart }) => !isPart);
  for (const gameName of new Set(players.map((player) => player.gameName))) {
    const same = players.filter((player) => player.gameName === gameName);
    const mismatch = same.length > 1 && (await comparePlayers(suite, same, count));
    if (mismatch) return mismatch;
  }
  return undefined;
}

async function comparePlayers(suite, players, count) {
  const [first, ...others] = await sequentially(players, async (entry) => ({
    entry,
    games: await request(entry, { type: 'games', count }),
  }));
  for (const other of others) {
    const wrong = first.games.findIndex((game, i) => game !== other.games[i]);
    if (wrong >= 0) return describeDifference(`bench/${suite.name}/${wrong}`, first.entry, other.entry);
  }
  const { gameName } = first.entry;
  const which = gameName ? `of ${gameName} ` : '';
  console.log(`✓ all ${players.length} play the same ${count} games ${which}from the same seeds`);
  return undefined;
}

async function describeDifference(seed, one, other) {
  const [game, otherGame] = await sequentially([one, other], async (entry) =>
    (await request(entry, { type: 'game', seed })).split('\n'),
  );
  const at = [...game, ''].findIndex((line, i) => line !== otherGame[i]);
  const lines = `${game[at]} with "${one.title}", but ${otherGame[at]} with "${other.title}"`;
  return `not the same game from seed ${seed}: entry ${at + 1} is ${lines}`;
}

async function warmUp(team, steadyFor) {
  await sequentially(team, async (entry) => {
    entry.rate = await request(entry, { type: 'warmUp', steadyFor });
  });
  console.log('✓ all are warmed up');
}

/** In each round every contestant plays one section; the order rotates. */
async function playRounds(team, { rounds, seconds, gamesPerSection }) {
  for (let round = 0; round < rounds; round++) {
    const first = round % team.length;
    await sequentially([...team.slice(first), ...team.slice(0, first)], (entry) =>
      playSection(entry, gamesPerSection ?? Math.ceil(entry.rate * seconds * 1.1)),
    );
  }
}

/** The number of games is fixed beforehand, so that the clock is not read during a section. */
async function playSection(entry, games) {
  const section = await request(entry, { type: 'section', games });
  entry.rate = Math.max(entry.rate, section.games / section.seconds);
  entry.sections.push(section);
}

async function sequentially(entries, work) {
  const results = [];
  for (const entry of entries) results.push(await work(entry));
  return results;
}

function resultOf(suite, team, options) {
  const contestants = team.map(({ name, title, isPart = false, facts, findings, sections }) => ({
    name,
    title,
    isPart,
    facts,
    findings,
    ...summarise(sections),
    sections,
  }));
  const byName = Object.fromEntries(contestants.map((contestant) => [contestant.name, contestant]));
  return {
    name: suite.name,
    title: suite.title,
    unit: suite.unit,
    costUnit: suite.costUnit,
    usesAllCores: suite.usesAllCores ?? false,
    rounds: options.rounds,
    contestants,
    targets: suite.targets.map((target) => ({ ...target, ...evaluateTarget(target, byName) })),
    notes: suite.notes?.(byName) ?? [],
  };
}

function evaluateTarget({ of, over, atLeast, by = 'games', per, property, atMost }, byName) {
  if (property !== undefined) {
    const range = rangeOf(byName[of].sections.map((section) => section[property]));
    return { ...range, isMet: range.figure <= atMost };
  }
  if (over === undefined) return { figure: byName[of].collections, isMet: byName[of].collections === 0 };
  const range = rangeOf(ratios(byName[of].sections, byName[over].sections, { by, per }));
  return { ...range, isMet: range.figure >= atLeast };
}

const rangeOf = (figures) => ({ figure: median(figures), least: Math.min(...figures), most: Math.max(...figures) });
