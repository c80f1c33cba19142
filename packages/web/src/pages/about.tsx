import type { AllWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { Top } from '../app/top.tsx';

export function AboutPage({ words }: { readonly words: AllWords }) {
  const { about } = words;
  useEffect(() => {
    document.title = words.titled(about.title);
  }, [words]);
  return (
    <div class="page">
      <Top words={words} />
      <main class="text-page">
        <h1>{about.title}</h1>
        {[about.what, about.rules, about.fair, about.privacy, about.free, about.fonts].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </main>
    </div>
  );
}
