// What an action does and brings, in sentences: for the line that speaks.
import type { Action, Snapshot } from '@undercroft/infernos-edge';
import type { TempleKind } from '@undercroft/infernos-edge/words';
import { capital } from '@undercroft/words/grammar';
import { readTile } from '@undercroft/words/places';
import { templeSpaces } from '../draw/tile.ts';
import type { Described } from '../later.ts';
import type { ActionPreview } from '../preview.ts';
import { STEPS } from '../targets.ts';
import { eventsOfType } from '../trials.ts';
import { isOfLead, placesOf } from '../viewpoint.ts';
import { hazardText } from './hazards.ts';
import type { LaterWords } from './words.ts';

export const describeTarget = ({ snapshot, action, seen, place, warning }: Described, words: LaterWords): string[] => [
  ...whereOf(snapshot, action, words),
  ...(STEPS.includes(action.type) ? [] : [doesOf(snapshot, action.type, words)]),
  ...groundOf(snapshot, action, place, words),
  ...(warning ? [warning] : []),
  ...consequences(seen, words),
  ...(action.type === 'end' ? hazardText(seen.after, snapshot.actor, words) : []),
];

const doesOf = ({ asks }: Snapshot, type: Action['type'], { about: { does } }: LaterWords): string =>
  asks === 'crawl' && type === 'end' ? does.decline : does[type];

const PLAIN: readonly string[] = ['normal', 'journal', 'wing', 'crossroads'];

/** What one steps onto, where that is anything special. */
function groundOf(snapshot: Snapshot, { type }: Action, place: string | undefined, words: LaterWords): string[] {
  const space = STEPS.includes(type) ? templeSpaces(snapshot).find(({ at }) => at === place) : undefined;
  const { kind } = readTile<TempleKind>(space?.tile ?? '');
  if (!space || PLAIN.includes(kind) || space.marks.includes('shored')) return [];
  // IE-ED-1
  const isCheaper = kind === 'ruin' && snapshot.options.variant === 'second-edition';
  const does = isCheaper ? words.about.secondRuin : words.about.ground[kind];
  return [`${words.game.kinds[kind].name}. ${does}`];
}

/** Where it is, for an option that is aimed at a cell: on the button it would be too long. */
function whereOf(snapshot: Snapshot, action: Action, { game }: LaterWords): string[] {
  const places = placesOf(snapshot, { named: isOfLead(snapshot) });
  const where = game
    .actionName(action, { places })
    .slice(game.actionName(action).length)
    .replace(/^[,:] /, '');
  return where === '' ? [] : [`${capital(where)}.`];
}

function consequences(seen: ActionPreview, { game: { risk }, about: { effects } }: LaterWords): string[] {
  const { harms, spared, success, tile = {}, events, ended } = seen;
  return [
    ...(success ? [effects.succeeds(success)] : []),
    ...harms
      // A tile that is still to be drawn has its own sentence for it.
      .filter(({ source }) => source !== 'exerting' && !tile.spike)
      .slice(0, 2)
      .map((one) => risk.harm(one)),
    ...spared.slice(0, 1).map(({ source, by }) => effects.spared(source, by)),
    ...(tile.guardian ? [effects.tile.guardian(tile.guardian)] : []),
    ...(tile.rubble ? [effects.tile.rubble(tile.rubble)] : []),
    ...(tile.spike ? [effects.tile.spike(tile.spike)] : []),
    ...(eventsOfType(events, 'artifact-appeared').length > 0 ? [effects.artifact] : []),
    ...(eventsOfType(events, 'cursed').length > 0 ? [effects.curse] : []),
    // What the warning says already.
    ...(ended && ended.end !== 'keys-lost' ? [effects.ends(ended.rank)] : []),
  ];
}
