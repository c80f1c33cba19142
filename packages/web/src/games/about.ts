// What the page can say of a place in each game; loaded when somebody first looks at one.
import type { AboutPlace } from '../stage/contract.ts';
import type { PageWords } from '../words/en/page.ts';
import { type GameId, type Language, loadWords } from '../words/index.ts';

export async function loadAbout(id: GameId, language: Language, page: PageWords): Promise<AboutPlace> {
  const about = await loadWords(language, 'about');
  switch (id) {
    case 'sub-terra': {
      const { subTerraAbout } = await import('./sub-terra/about.ts');
      return subTerraAbout({ game: await loadWords(language, id), page, about }) as AboutPlace;
    }
    case 'infernos-edge': {
      const { infernosEdgeAbout } = await import('./infernos-edge/about.ts');
      return infernosEdgeAbout({ game: await loadWords(language, id), page, about }) as AboutPlace;
    }
    case 'pocket-sub': {
      const { pocketSubAbout } = await import('./pocket-sub/about.ts');
      return pocketSubAbout({ game: await loadWords(language, id), page, about }) as AboutPlace;
    }
    default:
      return id satisfies never;
  }
}
