// The schemas of events: enough to draw and describe a game without the position. Each names the clause that caused it.
import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { CAUSES } from './events.ts';
import { cell, colour, count, face, knownRegion, round, spin, token, turn } from './field-schemas.ts';

const rule = described('The clause that caused it.', v.string());
const fleet = described('Whose fleet it is about.', colour);
const cause = described('What destroyed the sub.', v.picklist(CAUSES));

const event = <T extends string, E extends v.ObjectEntries>(type: T, text: string, fields: E) =>
  described(text, v.strictObject({ type: v.literal(type), rule, ...fields }));
const fleetEvent = <T extends string, E extends v.ObjectEntries>(type: T, text: string, fields: E) =>
  event(type, text, { fleet, ...fields });
const regionEvent = <T extends string, E extends v.ObjectEntries>(type: T, text: string, fields: E) =>
  fleetEvent(type, text, { at: knownRegion, ...fields });

export const eventSchema = v.variant('type', [
  event('tile-laid', 'A tile is laid on the board.', { at: cell, face, turn }),
  regionEvent('cc-placed', 'A player places their Command Centre.', {}),
  regionEvent('sub-placed', 'A player places a sub.', {}),
  regionEvent('whirlpool-placed', 'A player places a whirlpool.', { spin }),
  fleetEvent('turn-began', 'A turn begins.', { round }),
  fleetEvent('tokens-spent', 'A player declares tokens.', { use: described('Which ones.', v.array(token)) }),
  regionEvent('sub-chosen', 'A player chooses the sub to move.', { points: described('Its movement points.', count) }),
  fleetEvent('stepped', 'A sub enters a region.', {
    from: knownRegion,
    to: knownRegion,
    cost: described('What it costs.', count),
    left: described('Its movement points afterwards.', count),
  }),
  regionEvent('passed', 'A sub passes a piece unharmed.', {
    piece: described('What it passes.', v.picklist(['mine', 'sub', 'cc'])),
    of: described('Whose piece it is.', colour),
  }),
  regionEvent('sheltered', 'A sub in a friendly Command Centre is not destroyed.', {
    from: described('What would have destroyed it.', v.picklist(['stuck', 'no-mine'])),
  }),
  regionEvent('sub-lost', 'A sub is destroyed.', { cause }),
  regionEvent('mine-lost', 'A mine is destroyed.', {}),
  regionEvent('hero', 'The last sub of a fleet becomes a hero.', {}),
  fleetEvent('eliminated', 'A fleet has no subs left.', {}),
  regionEvent('mine-laid', 'A mine is laid.', {}),
  event('round-ended', 'A round ends.', {
    round,
    quiet: described('How many quiet rounds there were in a row (PS-END-2).', count),
  }),
  event('whirlpool-turned', 'A whirlpool turns its tile.', { at: knownRegion, spin }),
  event('won', 'The game is won.', { fleets: described('Who wins.', v.array(colour)), cause }),
  event('drawn', 'The game is a draw.', {}),
]);
