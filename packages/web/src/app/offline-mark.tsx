// In the bar of every page: says that there is no connection, and that nothing is lost.

import type { PageWords } from '@undercroft/words/en/page';
import { isOffline } from '../offline/offline.ts';
import { Icon } from '../stage/parts.tsx';

export const OfflineMark = ({ words: { errors } }: { readonly words: PageWords }) =>
  isOffline.value ? (
    <p class="offline" role="status" title={`${errors.offline.title}. ${errors.offline.line}`}>
      <Icon name="offline" /> <span>{errors.offline.mark}</span>
    </p>
  ) : null;
