// The screens of playing over a server, loaded with the first of them.
import type { PageWords } from '@undercroft/words';
import { lazyPageWithMoreWords } from '../app/lazy-page.tsx';
import type { OnlineRoute } from '../app/route.ts';
import { CodePage } from './code-page.tsx';
import { InvitePage } from './invite-page.tsx';
import { JoinPage } from './join-page.tsx';
import { OnlineTablePage } from './online-table-page.tsx';
import { RecoverPage } from './recover-page.tsx';

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
