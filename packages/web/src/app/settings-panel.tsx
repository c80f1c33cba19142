// What a reader can set: language, sound, speed, light, keys, left or right hand.
import type { Signal } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import { LanguageChoice } from './language-choice.tsx';
import { prefersReducedMotion, settings } from './settings.ts';
import { useAllWords } from './words.ts';

const SPEEDS = { still: 0, slow: 0.6, normal: 1, fast: 2 } as const;

export function Settings({ words }: { readonly words: PageWords }) {
  const all = useAllWords(words);
  if (typeof all !== 'object') return null;
  const { setting: texts } = all;
  return (
    <div class="settings">
      <LanguageChoice words={words} />
      <label class="slider">
        <span>{texts.volume}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={settings.volume.value}
          onInput={(event) => {
            settings.volume.value = Number(event.currentTarget.value);
          }}
        />
      </label>
      <fieldset class="choices">
        <legend>{texts.speed}</legend>
        <div class="segments">
          {Object.entries(SPEEDS).map(([name, speed]) => (
            <button
              key={name}
              type="button"
              aria-pressed={settings.speed.value === speed}
              onClick={() => {
                settings.speed.value = speed;
              }}
            >
              {texts.speeds[name as keyof typeof SPEEDS]}
            </button>
          ))}
        </div>
        {prefersReducedMotion() && <p class="label">{texts.still}</p>}
      </fieldset>
      <Switch value={settings.fullLight} {...texts.fullLight} />
      <Switch value={settings.letters} {...texts.letters} />
      <Switch value={settings.leftHanded} {...texts.leftHanded} />
    </div>
  );
}

interface SwitchProps {
  readonly value: Signal<boolean>;
  readonly name: string;
  readonly does: string;
}

export const Switch = ({ value, name, does }: SwitchProps) => (
  <label class={value.value ? 'switch on' : 'switch'}>
    <i aria-hidden="true" />
    <span>
      {name}
      <small>{does}</small>
    </span>
    <input
      class="sr"
      type="checkbox"
      checked={value.value}
      onChange={(event) => {
        value.value = event.currentTarget.checked;
      }}
    />
  </label>
);
