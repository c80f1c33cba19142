// The end of a descent.

import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { EndView, PastEvent, ResultView, Seating } from '@undercroft/page-kit/game-view';
import { pictureFile } from '@undercroft/page-kit/picture-file';
import { withPlayer } from '@undercroft/page-kit/with-player';
import { type Caver, type Event, type SubTerra, type SubTerraEnding, startingHealth } from '@undercroft/sub-terra';
import type { LoadedWords, SubTerraEndWords } from '@undercroft/sub-terra/words';
import type { AllWords } from '@undercroft/words';
import { caverState } from './draw/board.ts';
import { subTerra } from './rules.ts';
import type { Words } from './scene.ts';

interface OwnWords {
  readonly game: LoadedWords;
  readonly page: AllWords;
}

/** With its own words, which are loaded only then. */
export const end = async (words: OwnWords): Promise<EndView<SubTerra>> =>
  endWith({ ...words, end: await words.game.loadEnd() });

export const endWith = (words: EndWords): EndView<SubTerra> => ({
  result: (ending, descent, seating, history = []) =>
    resultOf(ending as unknown as SubTerraEnding, { descent, seating, history }, words),
  medal: ({ how }) => medalOf(how as SubTerraEnding['how']),
  outcome: ({ how }) => words.game.medals[how as SubTerraEnding['how']],
  round: (descent) => subTerra.save(descent).round,
  measures: measuresOf,
  measureNames: {
    health: words.page.end.measures.health,
    tiles: words.page.end.measures.tiles,
    danger: words.page.end.measures.danger,
  },
  measureRules: { health: 'ST-COMP-4', tiles: 'ST-COMP-1', danger: 'ST-HAZ-1' },
});

const medalOf = (how: SubTerraEnding['how']): string => pictureFile(`medal-sub-terra-${how}`);

type EndWords = Words & { readonly page: AllWords; readonly end: SubTerraEndWords };

interface Over {
  readonly descent: SubTerra['State'];
  readonly seating: Seating;
  readonly history: readonly PastEvent<SubTerra>[];
}

function resultOf(ending: SubTerraEnding, over: Over, words: EndWords): ResultView {
  const { game, end: said } = words;
  const snapshot = subTerra.save(over.descent);
  const team = snapshot.options.cavers.map(({ caver }) => caver);
  const dark = team.filter((caver) => snapshot.cavers[caver]?.state.includes('removed'));
  const out = team.filter((caver) => !ending.leftBehind.includes(caver));
  return {
    medal: medalOf(ending.how),
    title: game.medals[ending.how],
    text: said.result(ending, team.length, { out, dark }),
    decided: `${said.ends[ending.end]} ${said.when(snapshot.round, snapshot.dark ? 0 : over.descent.deck)}`,
    rule: ending.rule,
    people: snapshot.options.cavers.map(({ caver, seat }) => {
      const member = snapshot.cavers[caver];
      const lost = ending.leftBehind.includes(caver);
      const state = member ? caverState(member) : 'lost';
      const fate = lost ? lostFate(caver, over, words) : outFate(caver, over, words);
      return {
        face: portrait(caver, { state: lost ? 'down' : state }),
        name: game.cavers[caver].name,
        text: withPlayer(fate, seat, over.seating, words.page),
        lost,
      };
    }),
  };
}

/** When somebody last stepped onto the exit. */
function outFate(caver: Caver, { descent, history }: Over, { page }: EndWords): string {
  const { cave, cavers, options, round: last } = subTerra.save(descent);
  const health = cavers[caver]?.health ?? 0;
  const exit = cave.find(({ tile }) => tile.startsWith('exit'))?.at;
  const came = history.findLast(({ event }) => event.type === 'moved' && event.caver === caver && event.to === exit);
  const round = came?.round ?? last;
  const isUnhurt = health >= startingHealth(caver, options.variant);
  return isUnhurt ? page.end.fate.outUnhurt(round) : page.end.fate.out(round, health);
}

/** What felled somebody, as long as nobody woke them again. */
function lostFate(caver: Caver, { descent, history }: Over, { end: said, page }: EndWords): string {
  const state = subTerra.save(descent).cavers[caver]?.state ?? [];
  const last = history.findLast(({ event }) => FELLED.has(event.type) && 'caver' in event && event.caver === caver);
  const text = fateText(last?.event, state, said);
  return last && text !== said.leftBehind ? page.end.fate.inRound(text, last.round) : text;
}

const FELLED: ReadonlySet<Event['type']> = new Set(['removed', 'knocked-out', 'woke']);

function fateText(
  event: Event | undefined,
  state: readonly string[],
  { lost, felled, leftBehind }: SubTerraEndWords,
): string {
  if (state.includes('removed')) return lost;
  return event?.type === 'knocked-out' ? felled(event.source) : leftBehind;
}

/** Shares of one: health of the team, tiles found, danger about. */
function measuresOf(descent: SubTerra['State']): Record<string, number> {
  const snapshot = subTerra.save(descent);
  const status = subTerra.status(descent);
  // In the end only those count who got out.
  const lost = status.type === 'over' ? (status.ending as unknown as SubTerraEnding).leftBehind : [];
  const members = snapshot.options.cavers.map(({ caver }) => ({
    caver,
    health: lost.includes(caver) ? 0 : (snapshot.cavers[caver]?.health ?? 0),
  }));
  const full = members.reduce((sum, { caver }) => sum + startingHealth(caver, snapshot.options.variant), 0);
  const health = members.reduce((sum, one) => sum + one.health, 0);
  const floods = snapshot.cave.filter(({ marks }) => marks.includes('flood') || marks.includes('rubble')).length;
  return {
    health: health / full,
    tiles: snapshot.cave.length / 66,
    danger: Math.min(1, (snapshot.horrors.length + (snapshot.gas ? 1 : 0) + floods / 4) / 6),
  };
}
