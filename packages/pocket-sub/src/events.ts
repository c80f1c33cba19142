// Everything that can be told of a game: enough to draw it and to retell it without looking at the position.
import type { Cause, Colour, Face, Spin, Token } from './vocabulary.ts';

interface Happening<Type extends string> {
  readonly type: Type;
  readonly rule: string;
}

interface OfFleet<Type extends string> extends Happening<Type> {
  readonly fleet: Colour;
}

interface AtRegion<Type extends string> extends OfFleet<Type> {
  readonly at: string;
}

export type Event =
  | (Happening<'tile-laid'> & { readonly at: string; readonly face: Face; readonly turn: number })
  | AtRegion<'cc-placed'>
  | AtRegion<'sub-placed'>
  | (AtRegion<'whirlpool-placed'> & { readonly spin: Spin })
  | (OfFleet<'turn-began'> & { readonly round: number })
  | (OfFleet<'tokens-spent'> & { readonly use: readonly Token[] })
  | (AtRegion<'sub-chosen'> & { readonly points: number })
  | (OfFleet<'stepped'> & { readonly from: string; readonly to: string; readonly cost: number; readonly left: number })
  | (AtRegion<'passed'> & { readonly piece: 'mine' | 'sub' | 'cc'; readonly of: Colour })
  | (AtRegion<'sheltered'> & { readonly from: 'stuck' | 'no-mine' })
  | (AtRegion<'sub-lost'> & { readonly cause: Cause })
  | AtRegion<'mine-lost'>
  | AtRegion<'hero'>
  | OfFleet<'eliminated'>
  | AtRegion<'mine-laid'>
  | (Happening<'round-ended'> & { readonly round: number; readonly quiet: number })
  | (Happening<'whirlpool-turned'> & { readonly at: string; readonly spin: Spin })
  | (Happening<'won'> & { readonly fleets: readonly Colour[]; readonly cause: Cause })
  | Happening<'drawn'>;

export type Tell = ((event: Event) => void) | undefined;
