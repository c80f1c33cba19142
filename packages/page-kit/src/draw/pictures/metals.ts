// What medals are struck from.

export const METALS = {
  gold: { light: '#ffe9b0', mid: '#e0a640', dark: '#8f5f14' },
  silver: { light: '#f6f4ee', mid: '#b9bcc2', dark: '#666b74' },
  bronze: { light: '#f3c9a0', mid: '#b97643', dark: '#663a1a' },
  iron: { light: '#7d7f83', mid: '#4a4d52', dark: '#212327' },
} as const;

export type MedalMetal = keyof typeof METALS;
