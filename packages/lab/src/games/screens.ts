// The screens of all games, in one language.
import { findTerminalWords } from '@undercroft/catalog/terminal-words';
import { findWords } from '@undercroft/catalog/words';
import type { GameManifest } from '@undercroft/terminal/manifest';
import type { Screen } from '@undercroft/terminal/screen';
import type { Language } from '@undercroft/words/game-words';
import { manifests } from './index.ts';

async function loadScreen(manifest: GameManifest, language: Language): Promise<Screen> {
  const [game, terminal] = await Promise.all([
    findWords(manifest.id)?.load[language](),
    findTerminalWords(manifest.id)?.load[language](),
  ]);
  return manifest.loadScreen({ language, game: game?.default, terminal: terminal?.default });
}

export const loadScreens = (language: Language): Promise<readonly Screen[]> =>
  Promise.all(manifests.map((manifest) => loadScreen(manifest, language)));
