// The schemas of events. Each event names the clause that caused it, as `rule`.
import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { MEDALS } from './events.ts';
import { caver, cell, count, end, hazard, round, severe, side, tile, turn, why } from './field-schemas.ts';

export const SOURCES = ['exertion', 'rough', 'gas', 'flood', 'cave-in', 'tremor', 'horror'] as const;

export const STEP_KINDS = ['move', 'run', 'sprint', 'swim', 'squeeze', 'explore', 'appear'] as const;

const rule = described('The clause that caused it.', v.string());
const by = described('Who does it, or whose ability it is.', caver);
const left = described('How much or how many are left afterwards.', count);
const source = described('What the loss comes from.', v.picklist(SOURCES));
const face = described('What the die shows.', v.pipe(count, v.minValue(1), v.maxValue(6)));
const cells = described('The cells of the tiles.', v.array(cell));
const because = <const T extends readonly string[]>(reasons: T) => described('The reason for it.', v.picklist(reasons));

const event = <T extends string, E extends v.ObjectEntries>(type: T, text: string, fields: E) =>
  described(text, v.strictObject({ type: v.literal(type), rule, ...fields }));
const caverEvent = <T extends string, E extends v.ObjectEntries>(type: T, text: string, fields: E) =>
  event(type, text, { caver, ...fields });

const turnEvents = [
  event('round-began', 'A round begins.', {
    round,
    start: described('Who has the starting marker.', caver),
  }),
  caverEvent('turn-began', 'A caver’s turn begins.', {
    at: cell,
    points: described('Their action points.', count),
  }),
  caverEvent('turn-passed', 'A caver has no turn.', { why: because(['unconscious']) }),
  caverEvent('turn-ended', 'A caver’s turn ends.', {}),
  caverEvent('exerted', 'A caver takes one more point.', {}),
] as const;

const tileEvents = [
  caverEvent('gap-named', 'A caver says where the next tile goes.', {
    at: described('The empty cell.', cell),
    side: described('On which side of the caver’s tile it lies.', side),
    exploring: described('Whether the caver then steps onto the tile.', v.boolean()),
  }),
  caverEvent('tile-drawn', 'A caver draws the top tile of the stack.', { tile, left }),
  caverEvent('tile-taken', 'The Geologist takes the tile that was set aside.', { tile }),
  event('tile-discarded', 'A tile leaves the game.', { tile, why: because(['closes-the-cave', 'pathfinder']) }),
  event('tile-set-aside', 'A tile is set aside for the Geologist.', { tile, left }),
  event('exit-seen', 'The exit lies on top of the stack, seen by everyone.', {}),
  event('stack-empty', 'There is no tile left to draw.', {}),
  caverEvent('tile-placed', 'A caver places a tile.', { tile, at: cell, turn }),
] as const;

const caverEvents = [
  caverEvent('moved', 'A caver moves.', {
    from: cell,
    to: cell,
    how: described('By which action.', v.picklist(STEP_KINDS)),
  }),
  event('rolled', 'A die is rolled, for a caver or for the whole cave.', {
    caver: v.exactOptional(caver),
    why,
    face,
    needed: v.exactOptional(described('The lowest face that passes.', count)),
    passed: v.exactOptional(described('Whether the check is passed.', v.boolean())),
  }),
  caverEvent('lost-health', 'A caver loses health.', { amount: described('How much.', count), left, source, at: cell }),
  caverEvent('spared', 'The Bodyguard protects a caver.', { source, by, at: cell }),
  caverEvent('knocked-out', 'A caver falls unconscious.', { at: cell, source }),
  caverEvent('healed', 'A caver gets health back.', { by, left }),
  caverEvent('woke', 'An unconscious caver comes round.', {}),
  caverEvent('rubble-cleared', 'A caver clears rubble away.', { at: cell }),
  caverEvent('rope-placed', 'A caver fixes a rope.', { at: cell }),
  caverEvent('hid', 'A caver hides.', {}),
  caverEvent('dived', 'The Diver goes under water.', { at: cell }),
  caverEvent('surfaced', 'The Diver comes up again.', { at: cell }),
  caverEvent('demolished', 'The Engineer blasts a wall away.', { at: cell, side, left }),
  caverEvent('horror-repelled', 'The Bodyguard drives a horror away.', { at: cell }),
  caverEvent('directed', 'The Leader lets this caver act.', { by }),
  caverEvent('declined', 'A caver does nothing with the action they were given.', {}),
  caverEvent('removed', 'A caver is lost in the dark.', {}),
] as const;

const hazardEvents = [
  event('hazard', 'A hazard card is turned over.', { hazard, severe, left }),
  event('gas-ended', 'The gas is gone.', {}),
  event('gas-spread', 'Gas spreads.', {}),
  event('flooded', 'Water tiles are flooded.', { tiles: cells }),
  event('blocked', 'Cave-in tiles with this number are blocked by rubble.', { face, tiles: cells }),
  event('horror-moved', 'A horror moves.', { from: cell, to: cell, towards: described('Whom it hunts.', caver) }),
  event('horror-left', 'A horror finds nobody near enough and leaves the cave.', { at: cell }),
  event('horror-came', 'A horror appears.', { at: cell }),
  event('torches-died', 'The hazard deck is used up: darkness begins.', {}),
  event('ended', 'The game is over.', {
    end,
    medal: described('How well (ST-END-2).', v.picklist(MEDALS)),
    leftBehind: described('Everybody who is not on the exit.', v.array(caver)),
  }),
] as const;

export const eventSchema = v.variant('type', [...turnEvents, ...tileEvents, ...caverEvents, ...hazardEvents]);
