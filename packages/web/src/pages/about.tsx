import { useEffect } from 'preact/hooks';
import { Top } from '../app/top.tsx';
import type { AllWords } from '../words/index.ts';

export function About({ words }: { readonly words: AllWords }) {
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
