// What stands around the board in Sub Terra: the question, the team, the light that is left, the odds.
import { type Caver, HAZARDS, type Snapshot, type SubTerra, startingHealth } from '@undercroft/sub-terra';
import { candles } from '../../draw/candles.ts';
import type { IconName } from '../../draw/icons.ts';
import { portrait } from '../../draw/pieces.ts';
import { caverState } from '../../draw/sub-terra-board.ts';
import type { Card, Clock, Panel, Scene, Seating } from '../../stage/contract.ts';
import { CAVER_ABILITIES } from '../../words/caver-abilities.ts';
import type { PageWords } from '../../words/en/page.ts';
import type { SubTerraWords } from '../../words/en/sub-terra.ts';
import { listDeeds } from './deeds.ts';
import { subTerra } from './rules.ts';

type Descent = SubTerra['State'];

export interface Words {
  readonly game: SubTerraWords;
  readonly page: PageWords;
}

const POINTS = 2;

export function sceneOf(descent: Descent, seating: Seating, { game: words, page }: Words): Scene {
  const position = subTerra.save(descent);
  const status = subTerra.status(descent);
  const decider = status.type === 'seat' ? status.seat : undefined;
  const deeds = listDeeds(descent, words);
  const player = decider === undefined ? '' : (seating.names[decider] ?? '');
  const isTurn = position.asks === 'action';
  const of = POINTS + (position.exerted ? 1 : 0);
  const left = words.pointsLeft(position.points, of);
  const possible = deeds.filter(({ aims }) => aims.length > 0).length;
  const isBots = decider !== undefined && seating.bots[decider] === true;
  const { ask, note } = isBots
    ? { ask: words.waiting(position, page.common.bot), note: undefined }
    : words.question(position, player || undefined);
  return {
    decider,
    ask: status.type === 'chance' ? page.table.chance : ask,
    ...(note === undefined ? {} : { note }),
    ...(isTurn ? { points: { left: position.points, of, words: left } } : {}),
    deeds,
    cardsTitle: words.team.title,
    cards: position.options.cavers.map(({ caver, seat }) =>
      card(position, caver, seat, seating, { game: words, page }),
    ),
    clock: clock(descent, position, words),
    panels: panels(descent, position, words),
    quiet: words.team.quiet(position.start),
    status: isTurn
      ? page.live.decision(words.cavers[position.actor].name, left, possible)
      : page.live.answers(possible),
  };
}

// ---------------------------------------------------------------- the team

function card(
  position: Snapshot,
  caver: Caver,
  seat: number,
  { names, bots }: Seating,
  { game: words, page }: Words,
): Card {
  const member = position.cavers[caver] as Snapshot['cavers'][string];
  const isActing = caver === position.actor && position.end === null;
  const of = startingHealth(caver, position.options.variant === 'reference-manual');
  const state = caverState(member);
  return {
    id: caver,
    face: portrait(caver, { state, active: false }),
    name: words.cavers[caver].name,
    who: bots[seat] ? page.common.bot : (names[seat] ?? ''),
    seat,
    health: { left: member.health, of, words: words.team.health(member.health, of) },
    state: stateWords(position, caver, words),
    tone: isActing ? 'acting' : state === 'down' ? 'down' : state === 'lost' ? 'gone' : 'plain',
    abilities: CAVER_ABILITIES[caver].map(({ name, rule }) => ({
      name: words.abilities[name].name,
      text: [words.abilities[name].does, ...uses(position, name, words)].join(', '),
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

function stateWords(position: Snapshot, caver: Caver, words: SubTerraWords): string {
  const { states } = words.team;
  const { at, health, state } = position.cavers[caver] as Snapshot['cavers'][string];
  if (state.includes('removed')) return states.out;
  if (health === 0) return states.unconscious;
  if (state.includes('submerged')) return states.submerged;
  if (caver === position.actor && position.end === null) return states.acting;
  if (state.includes('hidden')) return states.hidden;
  if (at !== null && position.cave.find((one) => one.at === at)?.tile.startsWith('exit')) return states.exit;
  return turnWords(position, caver, words);
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
    words: dark ? time.dark : descent.deck === 0 ? time.last : time.lightOf,
    ...(dark ? {} : { picture: candles({ burnt: hazards.length, left: descent.deck }) }),
    spoken: `${time.round(round)}. ${dark ? time.dark : time.light(descent.deck)}`,
  };
}

const ICONS: Readonly<Record<string, IconName>> = {
  tremor: 'tremor',
  flood: 'flood',
  gas: 'gas',
  'cave-in': 'cave-in',
  horror: 'horror',
};

function panels(descent: Descent, position: Snapshot, words: SubTerraWords): Panel[] {
  const { odds } = words;
  const half = descent.pool.length / 2;
  const cards = [...descent.pool];
  const unseen = cards.reduce((sum, n) => sum + n, 0);
  const hazards = cards.flatMap((count, card) => {
    const hazard = HAZARDS[card % half];
    if (count === 0 || hazard === undefined) return [];
    const icon = ICONS[hazard];
    return [{ ...(icon ? { icon } : {}), name: words.hazard(hazard, card >= half), count, of: unseen }];
  });
  const found = position.cave.some(({ tile }) => tile.startsWith('exit'));
  const tiles = [
    found ? odds.exitLaid : odds.exitHidden,
    ...(position.top ? [odds.topSeen(position.top)] : []),
    ...(position.aside ? [odds.aside(position.aside)] : []),
    ...(position.gas ? [words.team.gas] : []),
  ];
  return [
    position.dark
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
