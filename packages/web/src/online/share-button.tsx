// Shares the link to this page by the system's own sheet; where there is none, it is copied.
import { useSignal } from '@preact/signals';
import { Icon } from '../stage/parts.tsx';
import { canShare, copyText, share } from './share.ts';

interface Props {
  readonly words: { readonly share: string; readonly copied: string };
}

export function ShareButton({ words }: Props) {
  const isCopied = useSignal(false);
  const press = async () => {
    if (canShare()) await share(document.title, location.href);
    else isCopied.value = await copyText(location.href);
  };
  return (
    <button type="button" class="button" onClick={() => void press()}>
      <Icon name={isCopied.value ? 'check' : 'share'} />{' '}
      <span role="status">{isCopied.value ? words.copied : words.share}</span>
    </button>
  );
}
