// What stands around the board in Sub Terra: the question, the goal, the team, what comes next, the light that is left.
import { portrait, thing } from '@undercroft/page-kit/draw/cave/pieces';
import type { Clock, Panel, Position, Scene, Seating, Upcoming } from '@undercroft/page-kit/game-view';
import { HAZARDS, type Hazard, ruleOfAsk, type Snapshot, type SubTerra } from '@undercroft/sub-terra';
import type { SubTerraWords } from '@undercroft/sub-terra/words';
import { listActions } from './actions.ts';
import { caverState } from './draw/board.ts';
import { candles } from './draw/candles.ts';
import type { SubTerraIcon } from './draw/icons.ts';
import { CAVER_LOOKS } from './draw/people.ts';
import { goalOf } from './goal.ts';
import type { Later } from './later.ts';
import { subTerra } from './rules.ts';
import { isAboutHorrors, teamCards, type Words } from './team.ts';

export type { Words } from './team.ts';

type Descent = SubTerra['State'];

const POINTS = 2;
const HORROR = `<svg viewBox="-54 -54 108 108" aria-hidden="true">${thing('horror')}</svg>`;

export function sceneOf(
  position: Position<SubTerra>,
  seating: Seating,
  { game: words, page }: Words,
  later: Later,
): Scene {
  const { state: descent, snapshot } = position;
  const status = subTerra.status(descent);
  const decider = status.type === 'seat' ? status.seat : undefined;
  const actions = listActions(position, words, later);
  const player = decider === undefined ? '' : (seating.names[decider] ?? '');
  const isTurn = snapshot.asks === 'action';
  const of = POINTS + (snapshot.exerted ? 1 : 0);
  const left = words.pointsLeft(snapshot.points, of);
  const isBots = decider !== undefined && seating.bots[decider] === true;
  const { text, note } = isBots
    ? { text: words.waiting(snapshot, page.common.bot), note: undefined }
    : words.question(snapshot, player || undefined);
  return {
    decider,
    question: status.type === 'chance' ? page.table.chance : text,
    rules: [ruleOfAsk(descent)],
    ...(note === undefined ? {} : { note }),
    goal: goalOf(descent, snapshot, words),
    ...(snapshot.end === null ? { actor: actorOf(snapshot, words) } : {}),
    ...(isTurn ? { points: { left: snapshot.points, of, words: left } } : {}),
    actions,
    cardsTitle: words.team.title,
    cards: teamCards(snapshot, seating, { game: words, page }, later),
    upcoming: upcomingOf(descent, snapshot, words),
    clock: clock(descent, snapshot, words),
    panels: panels(descent, snapshot, words),
    emptyLog: words.team.quiet(snapshot.start),
  };
}

function actorOf(snapshot: Snapshot, words: SubTerraWords): NonNullable<Scene['actor']> {
  const { actor, cavers } = snapshot;
  if (isAboutHorrors(snapshot)) return { face: HORROR, name: words.table.horror };
  const member = cavers[actor] as Snapshot['cavers'][string];
  return {
    face: portrait(actor, { state: caverState(member) }),
    name: words.cavers[actor].name,
    colour: CAVER_LOOKS[actor][2],
  };
}

// ---------------------------------------------------------------- what comes

const ICONS: Readonly<Record<Hazard, SubTerraIcon>> = {
  tremor: 'tremor',
  flood: 'flood',
  gas: 'gas',
  'cave-in': 'cave-in',
  horror: 'horror',
};

/** Horrors, then the hazard: its unseen cards, counted (ST-ROUND-1). */
function upcomingOf(descent: Descent, { horrors, dark, end }: Snapshot, words: SubTerraWords): Upcoming[] {
  if (end !== null) return [];
  const { upcoming } = words.table;
  return [
    ...(horrors.length > 0 ? [{ icon: 'horror', text: upcoming.horrors(horrors.length) }] : []),
    dark
      ? { icon: 'darkness', text: upcoming.dark }
      : descent.deck === 0
        ? { icon: 'darkness', text: upcoming.torches }
        : { icon: 'candle', text: '', label: upcoming.hazard, counts: hazardCounts(descent, words) },
  ];
}

/** Plain and severe cards together. */
function hazardCounts({ pool }: Descent, words: SubTerraWords): NonNullable<Upcoming['counts']> {
  const half = pool.length / 2;
  return HAZARDS.flatMap((hazard, i) => {
    const count = (pool[i] ?? 0) + (pool[i + half] ?? 0);
    return count > 0 ? [{ icon: ICONS[hazard], name: words.hazards[hazard].name, count }] : [];
  }).sort((a, b) => b.count - a.count);
}

// ---------------------------------------------------------------- time and odds

function clock(descent: Descent, { round, hazards, dark }: Snapshot, words: SubTerraWords): Clock {
  const { time } = words;
  return {
    label: time.round(round),
    left: dark ? undefined : descent.deck,
    words: dark ? time.darkness : descent.deck === 0 ? time.last : time.lightOf(descent.deck),
    icon: dark ? 'darkness' : 'candle',
    ...(dark ? {} : { picture: candles({ burnt: hazards.length, left: descent.deck }) }),
    spoken: `${time.round(round)}. ${dark ? time.dark : time.light(descent.deck)}`,
  };
}

function panels(descent: Descent, snapshot: Snapshot, words: SubTerraWords): Panel[] {
  const { odds } = words;
  const half = descent.pool.length / 2;
  const cards = [...descent.pool];
  const unseen = cards.reduce((sum, n) => sum + n, 0);
  const hazards = cards.flatMap((count, card) => {
    const hazard = HAZARDS[card % half];
    if (count === 0 || hazard === undefined) return [];
    return [{ icon: ICONS[hazard], name: words.hazard({ hazard, severe: card >= half }), count, of: unseen }];
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
          rules: ['ST-INFO-1'],
          odds: hazards,
          text: descent.deck === 0 ? [odds.outOfTime] : [],
        },
    { title: odds.tiles, note: odds.tilesLeft(descent.stack), rules: ['ST-SETUP-3'], odds: [], text: tiles },
  ];
}
