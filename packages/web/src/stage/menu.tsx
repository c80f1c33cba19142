// The menu of the table: ways to settings, full screen, rules, keys and out, the record, and who plays.
import type { Signal } from '@preact/signals';
import type { AllWords } from '@undercroft/words';
import type { PageWords } from '@undercroft/words/en/page';
import { lazyPart } from '../app/lazy-part.tsx';
import { NotLoadedDialog } from '../app/not-loaded-dialog.tsx';
import { go, to } from '../app/route.ts';
import { hasServer } from '../app/server.ts';
import { variantsOf } from '../app/variants.ts';
import { useAllWords } from '../app/words.ts';
import { Seats } from '../bots/seats.tsx';
import { useSetUp } from '../pages/use-view.ts';
import type { Session } from '../play/session.ts';
import type { ControlFace } from './control-face.ts';
import { canFillScreen, isFullScreen, toggleFullScreen } from './full-screen.ts';
import type { OpenOverlay } from './overlays.tsx';
import { Dialog, Icon } from './parts.tsx';
import type { TableExtension } from './table-extension.ts';

/** Only where there is a server. */
const MoveOnline = lazyPart(() => import('../online/move-online.tsx').then(({ MoveOnline }) => MoveOnline));

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly session: Session;
  readonly overlay: Signal<OpenOverlay | undefined>;
  readonly extension?: TableExtension | undefined;
  readonly onClose: () => void;
}

export function Menu({ session, control, words: pageWords, overlay, extension, onClose }: Props) {
  const words = useAllWords(pageWords);
  if (words === 'missing') return <NotLoadedDialog words={pageWords} onClose={onClose} />;
  if (typeof words !== 'object') return null;
  return (
    <Dialog title={words.common.menu} onClose={onClose} class="menu panel">
      <div class="panel-body">
        <Ways session={session} control={control} words={words} overlay={overlay} />
        {session.seed !== '' && <p class="label">{words.end.seed(session.seed)}</p>}
        {session.game.rules !== control.view.value.game.rules && (
          <p class="label">{words.kept.keepsRules(session.game.rules)}</p>
        )}
        <Variants session={session} words={words} />
        {extension?.MenuPart ? <extension.MenuPart onClose={onClose} /> : <Seats session={session} words={words} />}
        {!extension && hasServer() && <MoveOnline session={session} control={control} />}
      </div>
      <footer>
        <span class="quiet">{session.isUnsaved.value ? words.table.unsaved : words.table.leaveLine}</span>
        <button type="button" class="button primary" onClick={onClose}>
          {words.common.close}
        </button>
      </footer>
    </Dialog>
  );
}

/** House rules and variants of this game, where there are any. */
function Variants({ session, words }: { readonly session: Session; readonly words: AllWords }) {
  const setUp = useSetUp(session.game.id, words);
  const variants = setUp.state === 'there' ? variantsOf(setUp.value, session.record.options) : [];
  return variants.length > 0 ? <p class="label">{words.kept.playedWith(variants)}</p> : null;
}

interface WaysProps extends Pick<Props, 'session' | 'control' | 'overlay'> {
  readonly words: AllWords;
}

const Ways = ({ session, control, words, overlay }: WaysProps) => (
  <div class="row ways">
    <button
      type="button"
      class="button"
      onClick={() => {
        overlay.value = { type: 'settings' };
      }}
    >
      <Icon name="settings" /> {words.settings.title}
    </button>
    {canFillScreen() && (
      <button type="button" class="button" onClick={() => void toggleFullScreen()}>
        <Icon name="full-screen" /> {isFullScreen.value ? words.play.windowed : words.play.fullScreen}
      </button>
    )}
    <a class="button" href={to.how(control.view.value.game.id)}>
      <Icon name="help" /> {words.setUp.howToPlay}
    </a>
    <a class="button" href={to.rules(control.view.value.game.id)}>
      <Icon name="rules" /> {words.table.rules}
    </a>
    <button
      type="button"
      class="button"
      onClick={() => {
        overlay.value = { type: 'signs' };
      }}
    >
      <Icon name="help" /> {words.allSigns}
    </button>
    <button
      type="button"
      class="button"
      onClick={() => {
        overlay.value = { type: 'keys' };
      }}
    >
      <Icon name="keyboard" /> {words.keys.title}
    </button>
    <button
      type="button"
      class="button"
      onClick={async () => (await import('../play/files.ts')).saveRecord(session.record)}
    >
      <Icon name="save" /> {words.end.save}
    </button>
    <button type="button" class="button" onClick={() => go(to.home())}>
      <Icon name="leave" /> {words.table.leave}
    </button>
  </div>
);
