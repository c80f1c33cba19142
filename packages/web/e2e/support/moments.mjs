// Moments, brought about in the real page: a golden game is cut before the action that leads to one, and a seed is looked for
// whose luck brings it about. The seat that acts is given to a bot, whose thinking is replaced by the answer we know.
import fs from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { root, sourceAliases } from '../../../../scripts/modules.mjs';
import { putEntries, putInto } from './reading.mjs';

/** Each in turn is looked for in golden games. */
export const MOMENTS = {
  'sub-terra': [
    ...['tremor', 'flood', 'gas', 'cave-in', 'horror', 'exit', 'fall', 'rescue'],
    ...['darkness', 'torches', 'die exertion', 'loss', 'victory', 'defeat'],
  ],
  'infernos-edge': [
    ...['dice 1', 'dice 2', 'guardian', 'lava', 'eruption', 'artifact', 'fall', 'rescue'],
    ...['die attack', 'loss', 'victory', 'defeat'],
  ],
  'pocket-sub': ['collision', 'mine', 'sunk', 'whirlpool', 'victory', 'defeat'],
};

const SEEDS = 40;
/** This many places where a moment comes up are tried. */
const CANDIDATES = 60;
const NOBODY = { names: [], bots: [] };
const SERVER = {
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  resolve: { alias: sourceAliases() },
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
};

/** Finds moments of all games: `find(game, name)`. To be closed in the end. */
export async function momentFinder() {
  const server = await createServer(SERVER);
  const load = (file) => server.ssrLoadModule(path.join(root, file));
  const engine = await load('packages/engine/src/index.ts');
  const { queue } = await load('packages/web/src/stage/animation-queue.ts');
  const { diceFor } = await load('packages/web/src/play/dice.ts');
  const { default: page } = await load('packages/words/src/en/page.ts');
  const games = new Map();
  const open = async (id) => {
    const { view: viewOf } = await load(`games/${id}/page/table.ts`);
    const { words } = await load(`games/${id}/words/index.ts`);
    const { default: game } = await words.load.en();
    const { [CURRENT[id]]: rules } = await load(`games/${id}/rules/index.ts`);
    const view = viewOf({ game, page });
    const code = { engine, queue, diceFor, rules, view, read: (await view.loadEvents()).moments };
    return { code, sites: sitesOf(id, code) };
  };
  const find = async (id, name, options) => {
    if (!games.has(id)) games.set(id, await open(id));
    const { code, sites } = games.get(id);
    const found = bestOf(code, sites.get(name) ?? [], name, options);
    if (!found) throw new Error(`no golden game of ${id} comes to ${name}`);
    return { id, name, ...found };
  };
  return { find, close: () => server.close() };
}

const CURRENT = { 'sub-terra': 'subTerra', 'infernos-edge': 'infernosEdge', 'pocket-sub': 'pocketSub' };

// ---------------------------------------------------------------- finding

/** By the name of a moment, where in golden games it comes up: the record, and the entry of the action before it. */
function sitesOf(id, code) {
  const sites = new Map();
  for (const record of goldenRecords(id, code)) {
    for (const { transitions, act } of actionsOf(code, record))
      for (const { name } of momentsOf(code, transitions)) {
        if (!sites.has(name)) sites.set(name, []);
        sites.get(name).push({ record, act, size: JSON.stringify(code.rules.save(transitions[0].before)).length });
      }
  }
  return sites;
}

function goldenRecords(id, { engine, rules }) {
  const folder = path.join(root, 'games', id, 'golden');
  const files = fs.readdirSync(folder).filter((file) => /(?<!\.story)\.jsonl$/.test(file));
  return files
    .map((file) => engine.unwrap(engine.readRecord(fs.readFileSync(path.join(folder, file), 'utf8'))))
    .filter(({ rules: version }) => engine.withRules(rules, version) !== undefined);
}

/** Each action with everything chance adds to it. */
function actionsOf({ engine, rules }, record) {
  const table = engine.unwrap(engine.Table.open(engine.withRules(rules, record.rules), record.options, record.seats));
  const actions = [];
  for (const [i, entry] of record.entries.entries()) {
    const before = engine.clone(table.game, table.state);
    const { events } = engine.unwrap(engine.applyEntry(table, entry));
    const transition = { entry: i + 1, before, events, after: engine.clone(table.game, table.state) };
    if (entry.type === 'act') actions.push({ act: i, transitions: [transition] });
    else if (entry.type === 'chance') actions.at(-1)?.transitions.push(transition);
    else return actions;
  }
  return actions;
}

/** What the animator plays: the moments, with what they are made of. */
function momentsOf({ queue, view, read }, transitions) {
  let next = queue(transitions, () => view).flatMap(({ shownEvent }) => shownEvent ?? []);
  const found = [];
  while (next.length > 0) {
    const moment = read(next, NOBODY);
    if (moment) found.push({ ...moment, events: next.slice(0, moment.count).map(({ event }) => event) });
    next = next.slice(moment?.count ?? 1);
  }
  return found;
}

/** The first that is good enough in the largest positions; `isWanted` is asked of the moment and of all that are played. */
function bestOf(code, sites, name, { isWanted = () => true, isSmall = false } = {}) {
  const ordered = [...sites].sort((a, b) => (isSmall ? a.size - b.size : b.size - a.size)).slice(0, CANDIDATES);
  for (const { record, act } of ordered)
    for (let i = 0; i < SEEDS; i++) {
      const seed = `moment ${i}`;
      const transitions = playedOut(code, record, act, seed);
      const moments = momentsOf(code, transitions);
      const moment = moments.find((one) => one.name === name);
      if (moment && isWanted(moment, moments))
        return { record: cut(record, act), seed, transitions, moments, moment, act: record.entries[act] };
    }
  return undefined;
}

const cut = (record, act) => ({ ...record, entries: record.entries.slice(0, act) });

/** The action, and the luck of the seed after it, as the page draws it. */
function playedOut({ engine, rules, diceFor }, record, act, seed) {
  const table = engine.unwrap(engine.replay(() => rules, cut(record, act)));
  const { game } = table;
  const transitions = [];
  const note = (apply) => {
    const before = engine.clone(game, table.state);
    transitions.push({ ...engine.unwrap(apply()), before, after: engine.clone(game, table.state) });
  };
  const { seat, action } = record.entries[act];
  note(() => table.propose(seat, action));
  const [codes, weights] = [engine.buffer(game), engine.buffer(game)];
  while (table.status().type === 'chance') {
    const drawn = engine.drawOutcome(game, table.state, diceFor(seed, table.length + 1), codes, weights);
    note(() => table.applyOutcome(game.decode(table.state, drawn)));
  }
  return transitions;
}

/** One that hurts somebody and is the first thing that happens shows most. */
const SHOWING = [
  (moment, [first]) => first.name === moment.name && moment.events.some(({ type }) => /lost|knocked/.test(type)),
  (moment, [first]) => first.name === moment.name,
  () => true,
];

export async function findShowing(finder, id, name) {
  for (const isWanted of SHOWING) {
    const found = await finder.find(id, name, { isWanted }).catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`no golden game of ${id} comes to ${name}`);
}

// ---------------------------------------------------------------- in the page

/** A bot that answers what it is told to, when it is told to. Runs in the page. */
function scriptedBots(actions) {
  const asked = [];
  let isReleased = false;
  const answer = (worker, { id }) =>
    worker.onmessage?.({
      data: {
        type: 'response',
        id,
        advice: { actions: actions.splice(0), suggestions: [], reason: { type: 'only' }, games: 0 },
      },
    });
  window.Worker = class {
    postMessage(message) {
      if (message.type !== 'request') return;
      if (isReleased && actions.length > 0) answer(this, message);
      else asked.push([this, message]);
    }
    terminate() {}
  };
  window.releaseBots = () => {
    isReleased = true;
    const [last] = asked.splice(0).slice(-1);
    if (last) answer(...last);
  };
}

/** The table just before a moment, on which a bot waits for `bringAbout`. Time stands still where `clock` says so. */
export async function openBefore(stage, found, { settings = {}, isStopped = false, initial, ...context } = {}) {
  const page = await stage.open('', {
    reducedMotion: 'no-preference',
    ...context,
    settings: { speed: 1, volume: 0, ...settings },
  });
  await page.locator('main').first().waitFor();
  const { entries, ...head } = found.record;
  const { seat, action } = found.act;
  const seats = head.seats.map((occupant, i) => (i === seat ? { player: 'bot', name: 'adept' } : occupant));
  const saved = { id: 'moment', game: found.id, seed: found.seed, head: { ...head, seats }, over: false, draft: [] };
  await page.addInitScript(scriptedBots, [action]);
  await page.addInitScript(noteMoments);
  if (initial) await page.addInitScript(initial);
  await putInto(page, 'games', { ...saved, entries: entries.length, played: 0 });
  await putEntries(page, saved.id, entries);
  if (isStopped) await page.clock.install();
  await page.goto(`${stage.address}#/table/moment`);
  await page.reload();
  await page.locator('[data-moments=ready]').waitFor();
  if (isStopped) await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

export const bringAbout = (page) => page.evaluate(() => window.releaseBots());

/** Notes when each moment begins, by the clock of the page. Runs in the page. */
function noteMoments() {
  window.momentsBegun = [];
  const isOver = (node) => node instanceof Element && node.matches('.moment-over');
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isOver))) window.momentsBegun.push(performance.now());
  }).observe(document, { childList: true, subtree: true });
}

const STEP = 60;
/** Only there to end a hang: much longer than everything before a moment takes. */
const LONGEST = 60_000;

/** Moves stopped time on to where the moment begins, and returns the milliseconds it has been playing. */
export async function runTo(page, { moment, moments }) {
  const earlier = moments.findIndex(({ name }) => name === moment.name);
  for (let t = 0; t < LONGEST; t += STEP) {
    await page.clock.runFor(STEP);
    const played = await page.evaluate((n) => performance.now() - window.momentsBegun[n], earlier);
    if (played >= 0) return played;
  }
  throw new Error(`${moment.name} does not begin`);
}
