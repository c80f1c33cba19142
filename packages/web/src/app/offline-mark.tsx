// In the bar of every page: there is no line just now, and nothing is lost by it.
import { isOffline } from '../offline/offline.ts';
import { Icon } from '../stage/parts.tsx';
import type { PageWords } from '../words/en/page.ts';

export const OfflineMark = ({ words: { errors } }: { readonly words: PageWords }) =>
  isOffline.value ? (
    <p class="offline" role="status" title={`${errors.offline.title}. ${errors.offline.line}`}>
      <Icon name="offline" /> <span>{errors.offline.mark}</span>
    </p>
  ) : null;
