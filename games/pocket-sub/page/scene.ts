// Everything around the chart: the question, the fleets, the time, what is to be minded.

import type {
  ActionOption,
  Card,
  Clock,
  Panel,
  Points,
  Position,
  Scene,
  Seating,
} from '@undercroft/page-kit/game-view';
import type { Colour, PocketSub, Snapshot } from '@undercroft/pocket-sub';
import { capital } from '@undercroft/words/grammar';
import { listActions } from './actions.ts';
import { fleetOf } from './draw/from-snapshot.ts';
import { fleetPicture, subPicture } from './draw/portraits.ts';
import type { Water } from './draw/position.ts';
import { pocketSub } from './rules.ts';
import { areFriends, fleetNow, fleetsOf, isHero, placesOf, SETTING_UP, type Sea, sidesOf, type Words } from './sea.ts';

/** PS-MOVE-1, PS-CAP-7. */
const pointsOf = ({ using }: Snapshot): number => (using.includes('current') ? 4 : 3);
/** PS-MINE-4. */
const TWELVE = 12;
const TOKEN_RULES = { intelligence: 'PS-CAP-5', map: 'PS-CAP-6', current: 'PS-CAP-7' } as const;

export function sceneOf(position: Position<PocketSub>, seating: Seating, words: Words): Scene {
  const { game } = words;
  const { state: sea, snapshot } = position;
  const status = pocketSub.status(sea);
  const decider = status.type === 'seat' ? status.seat : undefined;
  const actions = listActions(position, game);
  const sides = sidesOf(sea);
  return {
    decider,
    ...questionOf(sea, snapshot, decider, seating, words),
    ...(snapshot.move && decider !== undefined ? { points: points(snapshot, game) } : {}),
    draft: {
      title: game.course.title,
      undoStep: game.course.back,
      isEmpty: !snapshot.move && snapshot.using.length === 0,
    },
    actions,
    cardsTitle: sides.some((side) => side.length > 1) ? game.fleet.against(sides) : game.fleet.title,
    cards: fleetsOf(sea).map((fleet, seat) => card(sea, snapshot, { fleet, seat, decider }, seating, words)),
    clock: clock(sea, snapshot, decider, words),
    panels: panels(sea, snapshot, words),
    emptyLog: game.time.begins(fleetOf(snapshot.options.first, snapshot.options.players)),
    announcement: decider === undefined ? noDecision(snapshot, words) : spoken(sea, snapshot, actions, game),
  };
}

// ---------------------------------------------------------------- the question

function questionOf(
  sea: Sea,
  snapshot: Snapshot,
  decider: number | undefined,
  { names, bots }: Seating,
  { game, page }: Words,
): Pick<Scene, 'question' | 'note'> {
  if (decider === undefined) return { question: noDecision(snapshot, { game, page }) };
  const fleet = fleetNow(sea);
  if (bots[decider]) return { question: game.waiting(fleet) };
  const nth = (snapshot.subs[fleet]?.length ?? 0) + 1;
  // How many points are left is said beside it.
  return { question: game.question(snapshot, names[decider] || game.fleets[fleet], nth).text };
}

/** Dots fill up as the course grows. */
function points(snapshot: Snapshot, { course }: Words['game']): Points {
  const of = pointsOf(snapshot);
  const spent = of - (snapshot.move?.points ?? of);
  return { left: spent, of, words: course.spent(spent, of) };
}

function spoken(sea: Sea, snapshot: Snapshot, actions: readonly ActionOption[], words: Words['game']): string {
  const targets = actions.flatMap((option) => option.targets);
  if (snapshot.phase !== 'mine') return words.status(fleetNow(sea), targets.length);
  const spent = pointsOf(snapshot) - (snapshot.move?.points ?? 0);
  const letters = targets.map(({ letter = '', place = '' }) => ({ letter, region: place }));
  return `${words.course.complete(spent)} ${words.course.chooseMine(letters, placesOf(sea))}`;
}

// ---------------------------------------------------------------- the fleets

interface Whose {
  readonly fleet: Colour;
  readonly seat: number;
  readonly decider: number | undefined;
}

function card(sea: Sea, snapshot: Snapshot, whose: Whose, { names, bots }: Seating, { game, page }: Words): Card {
  const { fleet, seat, decider } = whose;
  const subs = snapshot.subs[fleet] ?? [];
  const isOut = subs.length === 0 && !SETTING_UP.includes(snapshot.phase);
  const isActing = seat === decider;
  const place = subs[0] ?? snapshot.commandCentres[fleet];
  return {
    id: fleet,
    face: fleetPicture(fleet),
    name: game.fleets[fleet],
    who: bots[seat] ? page.common.bot : (names[seat] ?? ''),
    seat,
    state: stateWords(snapshot, fleet, { isOut, isActing }, game),
    // Whoever has lost the last sub may still have its mine to lay.
    tone: isActing ? 'acting' : isOut ? 'gone' : 'plain',
    abilities: abilities(snapshot, fleet, game),
    notes: notes(snapshot, { fleet, isActing }, game),
    ...(place === undefined ? {} : { place }),
    row: row(sea, snapshot, fleet),
  };
}

function stateWords(
  snapshot: Snapshot,
  fleet: Colour,
  { isOut, isActing }: { readonly isOut: boolean; readonly isActing: boolean },
  { fleet: words }: Words['game'],
): string {
  if (isOut) return words.states.out;
  if (isHero(snapshot, fleet)) return words.states.hero;
  return isActing ? words.states.moving : words.states.waiting;
}

const abilities = ({ tokens }: Snapshot, fleet: Colour, words: Words['game']): Card['abilities'] =>
  (tokens[fleet] ?? []).map((token) => ({
    name: words.tokens[token].name,
    text: words.tokens[token].does,
    rule: TOKEN_RULES[token],
  }));

function notes(
  { options, subs, mines, laid, tokens }: Snapshot,
  { fleet, isActing }: { readonly fleet: Colour; readonly isActing: boolean },
  words: Words['game'],
) {
  const own = words.fleet;
  const left = tokens[fleet] ?? [];
  const onChart = mines[fleet]?.length ?? 0;
  return [
    own.subs(subs[fleet]?.length ?? 0, options.players === 4 ? 2 : 3),
    options.mines === 'twelve' ? own.mines(onChart, TWELVE - (laid[fleet] ?? 0)) : own.mines(onChart),
    // Whoever is to move reads them with what they do.
    ...(!options.captain || (isActing && left.length > 0)
      ? []
      : [left.length > 0 ? left.map((token) => words.tokens[token].name).join(', ') : own.noTokens]),
  ];
}

/** Those afloat, then those gone. */
function row(sea: Sea, snapshot: Snapshot, fleet: Colour): string {
  const left = snapshot.subs[fleet]?.length ?? 0;
  const hero = isHero(snapshot, fleet);
  return Array.from({ length: sea.board.subsEach }, (_, i) =>
    subPicture(fleet, { gone: i >= left, hero: hero && i === 0 }),
  ).join('');
}

// ---------------------------------------------------------------- time, dangers, waters

function clock(sea: Sea, snapshot: Snapshot, decider: number | undefined, { game, page }: Words): Clock {
  const { phase, round } = snapshot;
  const label = SETTING_UP.includes(phase) ? game.time.settingUp : game.time.round(round);
  const words = decider === undefined ? noDecision(snapshot, { game, page }) : game.time.toMove(fleetNow(sea));
  return { label, left: undefined, words, spoken: `${label}. ${words}` };
}

const noDecision = (snapshot: Snapshot, { game, page }: Words): string =>
  snapshot.phase === 'tile' ? page.table.chance : game.question(snapshot).text;

const WATERS: readonly Water[] = ['shallow', 'deep', 'rocky'];

function panels(sea: Sea, snapshot: Snapshot, { game: words }: Words): Panel[] {
  const own = fleetNow(sea);
  const heroes = fleetsOf(sea).filter((fleet) => isHero(snapshot, fleet) && !areFriends(sea, fleet, own));
  const { rounds } = snapshot.quiet;
  const water = (one: Water) => ({
    picture: `./drawings/water-${one}.svg`,
    text: capital(`${words.waters[one].name}, ${words.waters[one].does}`),
  });
  const textPanel = (title: string, text: readonly string[]): Panel => ({ title, note: '', odds: [], text });
  return [
    ...(heroes.length > 0 ? [textPanel(words.risk.mindTheHero, heroes.map(words.risk.hero))] : []),
    { ...textPanel(words.chart, rounds > 0 ? [words.time.quiet(rounds)] : []), legend: WATERS.map(water) },
  ];
}
