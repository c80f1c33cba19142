// Written by scripts/games.mjs from games.json: do not edit.
import { EXAMPLES } from './examples/bots.ts';

const REAL: Readonly<Record<string, () => Promise<unknown>>> = {
  'sub-terra': async () => (await import('@undercroft/sub-terra/bots')).createRoster(),
  'infernos-edge': async () => (await import('@undercroft/infernos-edge/bots')).createRoster(),
  'pocket-sub': async () => (await import('@undercroft/pocket-sub/bots')).createRoster(),
};

export const GAMES: Readonly<Record<string, () => Promise<unknown>>> = { ...REAL, ...EXAMPLES };
