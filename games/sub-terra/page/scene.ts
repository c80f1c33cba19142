// What stands around the board in Sub Terra: the question, the team, the light that is left, the odds.

import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { Card, Clock, Panel, Position, Scene, Seating } from '@undercroft/page-kit/game-view';
import { type Caver, HAZARDS, type Snapshot, type SubTerra, startingHealth } from '@undercroft/sub-terra';
import type { SubTerraWords } from '@undercroft/sub-terra/words';
import { CAVER_ABILITIES } from '@undercroft/sub-terra/words';
import type { PageWords } from '@undercroft/words/en/page';
import { listActions } from './actions.ts';
import { caverState } from './draw/board.ts';
import { candles } from './draw/candles.ts';
import type { SubTerraIcon } from './draw/icons.ts';
import { subTerra } from './rules.ts';

type Descent = SubTerra['State'];

export interface Words {
  readonly game: SubTerraWords;
  readonly page: PageWords;
}

const POINTS = 2;

export function sceneOf(position: Position<SubTerra>, seating: Seating, { game: words, page }: Words): Scene {
  const { state: descent, snapshot } = position;
  const status = subTerra.status(descent);
  const decider = status.type === 'seat' ? status.seat : undefined;
  const actions = listActions(position, words);
  const player = decider === undefined ? '' : (seating.names[decider] ?? '');
  const isTurn = snapshot.asks === 'action';
  const of = POINTS + (snapshot.exerted ? 1 : 0);
  const left = words.pointsLeft(snapshot.points, of);
  const possible = actions.filter(({ targets }) => targets.length > 0).length;
  const isBots = decider !== undefined && seating.bots[decider] === true;
  const { text, note } = isBots
    ? { text: words.waiting(snapshot, page.common.bot), note: undefined }
    : words.question(snapshot, player || undefined);
  return {
    decider,
    question: status.type === 'chance' ? page.table.chance : text,
    ...(note === undefined ? {} : { note }),
    ...(isTurn ? { points: { left: snapshot.points, of, words: left } } : {}),
    actions,
    cardsTitle: words.team.title,
    cards: snapshot.options.cavers.map(({ caver, seat }) =>
      card(snapshot, caver, seat, seating, { game: words, page }),
    ),
    clock: clock(descent, snapshot, words),
    panels: panels(descent, snapshot, words),
    emptyLog: words.team.quiet(snapshot.start),
    announcement: isTurn
      ? page.live.decision(words.cavers[snapshot.actor].name, left, possible)
      : page.live.answers(possible),
  };
}

// ---------------------------------------------------------------- the team

function card(
  snapshot: Snapshot,
  caver: Caver,
  seat: number,
  { names, bots }: Seating,
  { game: words, page }: Words,
): Card {
  const member = snapshot.cavers[caver] as Snapshot['cavers'][string];
  const isActing = caver === snapshot.actor && snapshot.end === null;
  const of = startingHealth(caver, snapshot.options.variant);
  const state = caverState(member);
  return {
    id: caver,
    face: portrait(caver, { state, active: false }),
    name: words.cavers[caver].name,
    who: bots[seat] ? page.common.bot : (names[seat] ?? ''),
    seat,
    health: { left: member.health, of, words: words.team.health(member.health, of) },
    state: stateWords(snapshot, caver, words),
    tone: isActing ? 'acting' : state === 'down' ? 'down' : state === 'lost' ? 'gone' : 'plain',
    abilities: CAVER_ABILITIES[caver].map(({ name, rule }) => ({
      name: words.abilities[name].name,
      text: [words.abilities[name].does, ...uses(snapshot, name, words)].join(', '),
      rule,
    })),
    notes: [],
    ...(member.at === null ? {} : { place: member.at }),
  };
}

function uses({ pathfinder, explosives }: Snapshot, ability: string, words: SubTerraWords): string[] {
  if (ability === 'pathfinder') return [words.team.uses(pathfinder)];
  return ability === 'demolish' ? [words.team.uses(explosives)] : [];
}

function stateWords(snapshot: Snapshot, caver: Caver, words: SubTerraWords): string {
  const { states } = words.team;
  const { at, health, state } = snapshot.cavers[caver] as Snapshot['cavers'][string];
  if (state.includes('removed')) return states.out;
  if (health === 0) return states.unconscious;
  if (state.includes('submerged')) return states.submerged;
  if (caver === snapshot.actor && snapshot.end === null) return states.acting;
  if (state.includes('hidden')) return states.hidden;
  if (at !== null && snapshot.cave.find((one) => one.at === at)?.tile.startsWith('exit')) return states.exit;
  return turnWords(snapshot, caver, words);
}

/** Before or after whose turn it is, in the order of the round. */
function turnWords({ options, start, active }: Snapshot, caver: Caver, { team: { states } }: SubTerraWords): string {
  const order = options.cavers.map((member) => member.caver);
  const place = (who: Caver) => (order.indexOf(who) - order.indexOf(start) + order.length) % order.length;
  const ahead = place(caver) - place(active);
  return ahead < 0 ? states.done : ahead === 1 ? states.next : states.waiting;
}

// ---------------------------------------------------------------- time and odds

function clock(descent: Descent, { round, hazards, dark }: Snapshot, words: SubTerraWords): Clock {
  const { time } = words;
  return {
    label: time.round(round),
    left: dark ? undefined : descent.deck,
    words: dark ? time.dark : descent.deck === 0 ? time.last : time.lightOf(descent.deck),
    ...(dark ? {} : { picture: candles({ burnt: hazards.length, left: descent.deck }) }),
    spoken: `${time.round(round)}. ${dark ? time.dark : time.light(descent.deck)}`,
  };
}

const ICONS: Readonly<Record<string, SubTerraIcon>> = {
  tremor: 'tremor',
  flood: 'flood',
  gas: 'gas',
  'cave-in': 'cave-in',
  horror: 'horror',
};

function panels(descent: Descent, snapshot: Snapshot, words: SubTerraWords): Panel[] {
  const { odds } = words;
  const half = descent.pool.length / 2;
  const cards = [...descent.pool];
  const unseen = cards.reduce((sum, n) => sum + n, 0);
  const hazards = cards.flatMap((count, card) => {
    const hazard = HAZARDS[card % half];
    if (count === 0 || hazard === undefined) return [];
    const icon = ICONS[hazard];
    return [{ ...(icon ? { icon } : {}), name: words.hazard({ hazard, severe: card >= half }), count, of: unseen }];
  });
  const found = snapshot.cave.some(({ tile }) => tile.startsWith('exit'));
  const tiles = [
    found ? odds.exitLaid : odds.exitHidden,
    ...(snapshot.top ? [odds.topSeen(snapshot.top)] : []),
    ...(snapshot.aside ? [odds.aside(snapshot.aside)] : []),
    ...(snapshot.gas ? [words.team.gas] : []),
  ];
  return [
    snapshot.dark
      ? { title: odds.nextHazard, note: '', odds: [], text: [odds.dark] }
      : {
          title: odds.nextHazard,
          note: odds.unseen(unseen),
          odds: hazards,
          text: descent.deck === 0 ? [odds.outOfTime] : [],
        },
    { title: odds.tiles, note: odds.tilesLeft(descent.stack), odds: [], text: tiles },
  ];
}
