// A page with nothing but something to say, and a way on.

import type { PageWords } from '@undercroft/words/en/page';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { to } from './route.ts';
import { Top } from './top.tsx';

interface Props {
  readonly words: PageWords;
  readonly title: string;
  readonly line: string;
  readonly children?: ComponentChildren;
}

export function Message({ words, title, line, children }: Props) {
  useEffect(() => {
    document.title = words.titled(title);
  });
  return (
    <div class="page">
      <Top words={words} />
      <main class="message">
        <h1>{title}</h1>
        <p>{line}</p>
        {children}
        <a class={children ? 'button bare' : 'button primary'} href={to.home()}>
          {words.common.home}
        </a>
      </main>
    </div>
  );
}
