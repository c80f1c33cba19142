// The menu of the table: settings, who plays, keys, rules, the record, and the way out.
import type { Signal } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import { go, to } from '../app/route.ts';
import { Settings } from '../app/settings-panel.tsx';
import { useAllWords } from '../app/words.ts';
import { Seats } from '../bots/seats.tsx';
import type { Session } from '../play/session.ts';
import type { Control } from './control.ts';
import type { OpenOverlay } from './overlays.tsx';
import { Dialog, Icon } from './parts.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly session: Session;
  readonly overlay: Signal<OpenOverlay | undefined>;
  readonly onClose: () => void;
}

export function Menu({ session, control, words: pageWords, overlay, onClose }: Props) {
  const words = useAllWords(pageWords);
  if (typeof words !== 'object') return null;
  return (
    <Dialog title={words.common.menu} onClose={onClose} class="menu">
      <Settings words={words} />
      <Seats session={session} words={words} />
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            overlay.value = { type: 'keys' };
          }}
        >
          <Icon name="keyboard" /> {words.keys.title}
        </button>
        <a class="button" href={to.rules(control.view.value.game.id)}>
          <Icon name="rules" /> {words.table.rules}
        </a>
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
      <p class="label">
        {session.isUnsaved.value ? words.table.unsaved : words.table.leaveLine} {words.end.seed(session.seed)}
      </p>
      {session.game.rules !== control.view.value.game.rules && (
        <p class="label">{words.kept.keepsRules(session.game.rules)}</p>
      )}
      <div class="row">
        <button type="button" class="button primary" onClick={onClose}>
          {words.common.close}
        </button>
      </div>
    </Dialog>
  );
}
