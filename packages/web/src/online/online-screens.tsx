// The screens of playing over a server: the table and the page that invites to it are loaded with the first of them.
import type { PageWords } from '@undercroft/words';
import { lazyPage, lazyPageWithMoreWords } from '../app/lazy-page.tsx';
import type { OnlineRoute } from '../app/route.ts';
import { InvitePage } from './invite-page.tsx';
import { OnlineTablePage } from './online-table-page.tsx';

const CodePage = lazyPage(() => import('./code-page.tsx').then(({ CodePage }) => CodePage));
const JoinPage = lazyPage(() => import('./join-page.tsx').then(({ JoinPage }) => JoinPage));
const RecoverPage = lazyPage(() => import('./recover-page.tsx').then(({ RecoverPage }) => RecoverPage));
const FinishedPage = lazyPageWithMoreWords(() =>
  import('./finished-page.tsx').then(({ FinishedPage }) => FinishedPage),
);

interface Props {
  readonly words: PageWords;
  readonly here: OnlineRoute;
}

export function OnlineScreens({ words, here }: Props) {
  switch (here.at) {
    case 'join':
      if (here.table === '') return <CodePage words={words} />;
      return <JoinPage words={words} table={here.table} {...(here.link ? { link: here.link } : {})} />;
    case 'invite':
      return <InvitePage words={words} table={here.id} />;
    case 'online':
      return <OnlineTablePage words={words} table={here.id} />;
    case 'finished':
      return <FinishedPage words={words} table={here.id} />;
    case 'recover':
      return <RecoverPage words={words} token={here.token} />;
    default:
      return here satisfies never;
  }
}
