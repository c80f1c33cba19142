// A few words beside a sign on which the mouse rests; they go when it goes.
import type { PageWords } from '@undercroft/words/en/page';
import { settings } from '../app/settings.ts';
import type { ControlFace } from '../stage/control-face.ts';
import { meaningOf } from './sign-item.tsx';
import { explainAll, loadSigns } from './signs.ts';
import { useLoading } from './use-loading.ts';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly sign: Element;
}

const WIDTH = 288;
const MARGIN = 8;

/** Under the sign, or above it where there is no room below. */
function placeOf(sign: Element): Readonly<Record<string, string>> {
  const { left, top, bottom } = sign.getBoundingClientRect();
  const x = Math.max(MARGIN, Math.min(left, innerWidth - WIDTH - MARGIN));
  return bottom < innerHeight / 2
    ? { left: `${x}px`, top: `${bottom + MARGIN}px` }
    : { left: `${x}px`, bottom: `${innerHeight - top + MARGIN}px` };
}

export function SignTip({ control, words, sign }: Props) {
  const game = control.session.game.id;
  const language = settings.language.value;
  const book = useLoading(() => loadSigns(game, language), [game, language]);
  const [found] = typeof book === 'object' ? explainAll([sign], book, control) : [];
  if (!found || !sign.isConnected) return null;
  return (
    <div class="sign-tip" role="tooltip" style={placeOf(sign)} lang={language}>
      <b>{found.name}</b> {meaningOf(found, words)}
      {settings.letters.value && (
        <small>
          <kbd>I</kbd> {words.play.why}
        </small>
      )}
    </div>
  );
}
