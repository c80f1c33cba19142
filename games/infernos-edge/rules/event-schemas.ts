// The schemas of events. Each event names the clause that caused it, as `rule`.
import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { RANKS } from './events.ts';
import { cell, count, end, explorer, hazardFace, item, round, side, state, TILE, turn, why } from './field-schemas.ts';
import { TYPES } from './tiles.ts';

export const SOURCES = [
  'exerting',
  'luck',
  'running-away',
  'spike',
  'dart',
  'lava',
  'collapse',
  'stumble',
  'guardian',
  'grenade',
] as const;

export const STEP_KINDS = ['move', 'run', 'sprint', 'explore', 'crawl', 'command'] as const;

const rule = described('The clause that caused it.', v.string());
const by = described('Who does it.', explorer);
const left = described('How much or how many are left afterwards.', count);
const source = described('What the loss comes from.', v.picklist(SOURCES));
const amount = described('How much.', count);
const because = <const T extends readonly string[]>(reasons: T) => described('The reason for it.', v.picklist(reasons));
const holds = described('What they take with them.', v.nullable(item));
const tile = described(TILE, v.picklist(TYPES.map(({ name }) => name)));
const face = described(
  'What the die shows: a number, or a face of a hazard die.',
  v.union([v.pipe(count, v.minValue(1), v.maxValue(6)), hazardFace]),
);

const event = <T extends string, E extends v.ObjectEntries>(type: T, text: string, fields: E) =>
  described(text, v.strictObject({ type: v.literal(type), rule, ...fields }));
const explorerEvent = <T extends string, E extends v.ObjectEntries>(type: T, text: string, fields: E) =>
  event(type, text, { explorer, ...fields });

const turnEvents = [
  event('round-began', 'A round begins.', { round, marker: described('Where the eruption marker is.', count) }),
  explorerEvent('turn-began', "An explorer's turn begins.", {
    at: described('Their space; null once escaped or dead.', v.nullable(cell)),
    state,
    points: described('Their action points.', count),
  }),
  explorerEvent('turn-ended', "An explorer's turn ends.", {}),
  explorerEvent('exerted', 'An explorer takes one more point for 1 health.', { left }),
] as const;

const tileEvents = [
  explorerEvent('gap-named', 'An explorer says where the next tile goes.', {
    at: described('The empty space.', cell),
    exploring: described('Whether the explorer then steps onto the tile.', v.boolean()),
  }),
  explorerEvent('tile-drawn', 'A tile is drawn from the bag.', { tile, left }),
  event('tile-returned', 'A tile goes back into the bag.', { tile, why: because(['closes-the-temple', 'scholar']) }),
  event('bag-discarded', 'No tile of the bag can be placed: they all leave the game.', {
    tiles: described('How many there were.', count),
  }),
  explorerEvent('tile-placed', 'An explorer places a tile.', { tile, at: cell, turn }),
  event('key-laid', 'A key is laid on a space.', { at: cell }),
  event('rubble-laid', 'Rubble is laid on a ruin.', { at: cell }),
  event('guardian-came', 'A guardian is placed on a space.', { at: cell }),
  event('no-guardian-left', 'A guardian should come, but the supply has none.', {}),
  event('sanctum-placed', 'The sanctum is placed.', {
    at: described('Its corridor.', cell),
    ledge: described('Its ledge.', cell),
    from: described('The space it is joined to.', cell),
  }),
  event('wall-removed', 'A wall goes, so that the sanctum can be placed.', { at: cell, side }),
  event('artifact-appeared', 'The artifact appears on the ledge.', { at: cell }),
] as const;

const explorerEvents = [
  explorerEvent('cursed', 'Somebody picks up the artifact: the curse begins.', {}),
  explorerEvent('moved', 'An explorer moves.', {
    from: cell,
    to: cell,
    how: described('By which action.', v.picklist(STEP_KINDS)),
  }),
  explorerEvent('escaped', 'An explorer leaves the temple for good.', { holds }),
  explorerEvent('rolled', 'An explorer rolls a die.', {
    why,
    face,
    needed: v.exactOptional(described('The lowest face that passes.', count)),
    passed: v.exactOptional(described('Whether that is enough.', v.boolean())),
  }),
  explorerEvent('rerolled', 'The Archaeologist rolls a die again.', {
    face: described('What it showed.', face),
    left,
    paid: described('What it cost.', v.picklist(['token', 'health'])),
  }),
  explorerEvent('hazard', 'A face of a hazard die takes effect.', { face: hazardFace }),
  explorerEvent('lost-health', 'An explorer loses health.', { amount, left, source, at: cell }),
  explorerEvent('spared', 'An explorer loses no health.', {
    source,
    by: described('Thanks to which ability.', v.picklist(['alert', 'brace'])),
    at: cell,
  }),
  explorerEvent('downed', 'An explorer falls to 0 health.', { at: cell, source }),
  explorerEvent('healed', 'An explorer gets health back.', { by, amount, left }),
  explorerEvent('stood-up', 'A downed explorer is active again.', {}),
  explorerEvent('item-picked-up', 'An explorer picks up an item.', { item, at: cell }),
  explorerEvent('item-given', 'An explorer gives an item to another.', {
    item,
    to: described('Who gets it.', explorer),
  }),
  explorerEvent('item-put-down', 'An explorer puts an item down.', { item, at: cell }),
  explorerEvent('commanded', 'The Aristocrat lets this explorer move.', { by }),
  explorerEvent('declined', 'A commanded explorer stays.', {}),
  explorerEvent('shored-up', 'The Foreman makes a tile count as normal.', { at: cell, left }),
  explorerEvent('demolished', 'The Sapper removes a wall.', { at: cell, side, left }),
  explorerEvent('braced', 'The Veteran braces.', {}),
  explorerEvent('died', 'An explorer dies in the lava.', { at: cell, holds }),
] as const;

const templeEvents = [
  event('rubble-cleared', 'Rubble is removed, by an explorer or a guardian.', {
    at: cell,
    explorer: v.exactOptional(explorer),
  }),
  event('trap-triggered', 'A trap is triggered.', {
    at: cell,
    trap: described('Its kind.', v.picklist(['spike', 'dart'])),
  }),
  event('collapsed', 'A ruin collapses.', { at: cell, number: described('The number of the ruin.', count) }),
  event('guardian-destroyed', 'A guardian is destroyed, by an explorer or a collapse.', {
    at: cell,
    explorer: v.exactOptional(explorer),
  }),
  event('guardian-attacked', 'A guardian attacks an explorer.', { at: cell, explorer }),
  event('guardian-moved', 'A guardian moves.', { from: cell, to: cell }),
  event('marker-moved', 'The eruption marker moves.', { to: described('Where it is now.', count) }),
  event('erupted', 'The volcano erupts.', {}),
  event('burnt', 'Spaces burn.', { tiles: described('The spaces.', v.array(cell)) }),
  event('artifact-burnt', 'The artifact is lost in the lava.', {}),
  event('ended', 'The game is over.', {
    end,
    rank: described('How well (IE-END-2).', v.picklist(RANKS)),
    lost: described('Everybody who is dead or still in the temple.', v.array(explorer)),
    keys: v.exactOptional(
      described('How many keys were discarded, if that ended the game (IE-MAP-4).', v.pipe(v.number(), v.integer())),
    ),
  }),
] as const;

export const eventSchema = v.variant('type', [...turnEvents, ...tileEvents, ...explorerEvents, ...templeEvents]);
