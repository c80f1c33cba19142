// Copies a link, and says that it has.
import { useSignal } from '@preact/signals';
import { Icon } from '../stage/parts.tsx';
import { copyText } from './share.ts';

interface Props {
  readonly text: string;
  readonly words: { readonly copy: string; readonly copied: string };
}

export function CopyButton({ text, words }: Props) {
  const isCopied = useSignal(false);
  return (
    <button
      type="button"
      class="button"
      onClick={async () => {
        isCopied.value = await copyText(text);
      }}
    >
      <Icon name={isCopied.value ? 'check' : 'copy'} />{' '}
      <span role="status">{isCopied.value ? words.copied : words.copy}</span>
    </button>
  );
}
