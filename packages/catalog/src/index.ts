// The rules of every game. Everything that offers, plays, stores or measures games finds them here.
import type { Game } from '@undercroft/engine';
import { GAMES } from './generated/rules.ts';

export const catalog: readonly Game[] = GAMES;

export const findGame = (id: string): Game | undefined => catalog.find((game) => game.id === id);
