// The one big button: what Enter and Space do now.
import type { BigButton, ControlFace } from './control-face.ts';
import { Key } from './parts.tsx';

const TONES: Readonly<Record<BigButton['tone'], string>> = {
  end: 'commit',
  ready: 'commit ready',
  risky: 'commit ready risky',
  closing: 'commit closing',
  waiting: 'commit waiting',
  none: 'commit none',
};

export function Commit({ control }: { readonly control: ControlFace }) {
  const { label, note, tone, left, isTooSoon } = control.button.value;
  return (
    <button
      type="button"
      class={isTooSoon ? `${TONES[tone]} too-soon` : TONES[tone]}
      style={left === undefined ? undefined : `--left:${left}`}
      aria-disabled={tone === 'none' || isTooSoon}
      aria-label={note === '' ? label : `${label}: ${note}`}
      aria-keyshortcuts="Enter"
      onClick={() => control.press()}
    >
      <span>{label}</span> {note !== '' && <small>{note}</small>}
      <Key name="⏎" />
    </button>
  );
}
