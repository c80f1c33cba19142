// Everything around the chart: the question, the fleets, the time, what is to be minded.

import type { Card, Chip, Clock, Panel, Position, Scene, Seating } from '@undercroft/page-kit/game-view';
import { pictureFile } from '@undercroft/page-kit/picture-file';
import { type Colour, type PocketSub, ruleOfPhase, type Snapshot } from '@undercroft/pocket-sub';
import { capital } from '@undercroft/words/grammar';
import { listActions } from './actions.ts';
import { fleetOf } from './draw/from-snapshot.ts';
import { fleetPicture, subPicture } from './draw/portraits.ts';
import type { Water } from './draw/position.ts';
import { goalOf } from './goal.ts';
import { isPlanned } from './plan.ts';
import { enemiesOf } from './plan-courses.ts';
import { pocketSub } from './rules.ts';
import { areFriends, fleetNow, fleetsOf, isHero, SETTING_UP, type Sea, sidesOf, type Words } from './sea.ts';

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
    rules: [ruleOfPhase(sea)],
    ...questionOf(sea, snapshot, decider, seating, words),
    goal: goalOf(position, seating, game),
    ...(decider === undefined ? {} : { actor: actorOf(sea, decider, seating, game) }),
    actions,
    cardsTitle: sides.some((side) => side.length > 1) ? game.fleet.against(sides) : game.fleet.title,
    cards: fleetsOf(sea).map((fleet, seat) => card(sea, snapshot, { fleet, seat, decider }, seating, words)),
    clock: clock(sea, snapshot, decider, words),
    panels: panels(sea, snapshot, words),
    emptyLog: game.time.begins(fleetOf(snapshot.options.first, snapshot.options.players)),
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

const actorOf = (
  sea: Sea,
  decider: number,
  { names, bots }: Seating,
  { plan }: Words['game'],
): NonNullable<Scene['actor']> => {
  const fleet = fleetNow(sea);
  return { face: fleetPicture(fleet), name: plan.actor(bots[decider] ? '' : (names[decider] ?? ''), fleet) };
};

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
    // Anyone who has lost the last sub may still have its mine to lay.
    tone: isActing ? 'acting' : isOut ? 'gone' : 'plain',
    turn: turnOf(sea, snapshot, whose, { isOut }),
    chips: chipsOf(sea, snapshot, whose, { isOut }, game),
    abilities: abilities(snapshot, fleet, game),
    notes: notes(snapshot, { fleet, isActing }, game),
    ...(place === undefined ? {} : { place }),
    row: row(sea, snapshot, fleet),
  };
}

/** Anyone who has lost every sub is skipped (PS-TURN-1). */
function turnOf(
  sea: Sea,
  snapshot: Snapshot,
  { seat, decider }: Whose,
  { isOut }: { readonly isOut: boolean },
): NonNullable<Card['turn']> {
  if (seat === decider) return 'acting';
  if (decider === undefined || isOut) return 'waiting';
  const { players } = sea.options;
  const isInGame = (one: number) => SETTING_UP.includes(snapshot.phase) || (sea.fleet[one] ?? 0) > 0;
  const order = Array.from({ length: players - 1 }, (_, i) => (decider + i + 1) % players);
  return order.find(isInGame) === seat ? 'next' : 'waiting';
}

/** PS-HERO-1: good for its fleet, bad for everybody who meets it. */
function chipsOf(
  sea: Sea,
  snapshot: Snapshot,
  { fleet, seat }: Whose,
  { isOut }: { readonly isOut: boolean },
  { plan }: Words['game'],
): Chip[] {
  if (isOut) return [{ icon: 'gone', text: plan.out, tone: 'bad' }];
  if (!isHero(snapshot, fleet)) return [];
  return [{ icon: 'hero', text: plan.hero, tone: enemiesOf(sea, sea.seat).includes(seat) ? 'bad' : 'good' }];
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
    // The player to move reads them with what they do.
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
  const waters = WATERS.map((one) => capital(`${words.waters[one].name}: ${words.waters[one].does}.`));
  const textPanel = (title: string, rule: string, text: readonly string[]): Panel => ({
    title,
    note: '',
    rules: [rule],
    odds: [],
    text,
  });
  return [
    ...(heroes.length > 0 ? [textPanel(words.risk.mindTheHero, 'PS-HERO-1', heroes.map(words.risk.hero))] : []),
    {
      ...textPanel(words.chart, 'PS-MOVE-1', [...waters, ...(rounds > 0 ? [words.time.quiet(rounds)] : [])]),
      ...(isPlanned(snapshot) ? { legend: legendOf(sea, words) } : {}),
    },
  ];
}

/** The signs of the chart while a move is planned. */
function legendOf(sea: Sea, { plan: { legend } }: Words['game']): NonNullable<Panel['legend']> {
  const sign = (name: string, text: string) => ({ picture: pictureFile(name), text });
  const enemies = enemiesOf(sea, sea.seat).map((seat) => sea.board.colours[seat] ?? 'red');
  return [
    sign('sign-end', legend.end),
    sign('sign-deadly', legend.deadly),
    ...enemies.map((fleet) => sign(`sign-reach-${fleet}`, legend.reach(fleet))),
    sign('sign-wake', legend.wake(sea.options.players === 2 ? enemies[0] : undefined)),
  ];
}
