// What a bot can give as its reason.

export const MOTIVES = [
  'anything',
  'best-chance',
  'sure-win',
  'lost-anyway',
  'win',
  'stay-afloat',
  'ram',
  'keep-a-way-out',
  'beware-of-heroes',
  'save-tokens',
  'hem-in',
  'room',
] as const;
export type Motive = (typeof MOTIVES)[number];
