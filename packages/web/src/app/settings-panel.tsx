// What a player can set: language, clicks, pace, what is shown and heard, keys, left or right hand.
import type { Signal } from '@preact/signals';
import type { AllWords } from '@undercroft/words';
import type { ComponentChildren } from 'preact';
import { LanguageChoice } from './language-choice.tsx';
import { CHOICES, settings } from './settings.ts';

const SPEEDS = { slow: 0.625, normal: 1, brisk: 2, still: 0 } as const;
type Speed = keyof typeof SPEEDS;
const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

export function Settings({ words }: { readonly words: AllWords }) {
  const { setting: texts } = words;
  return (
    <div class="settings">
      <LanguageChoice words={words} />
      <h3>{texts.groups.turn}</h3>
      <ul>
        <Choice setting="confirm" texts={texts.confirm} />
        <Choice setting="turnEnd" texts={texts.turnEnd} />
        <SwitchRow value={settings.asksBeforeEnd} {...texts.asksBeforeEnd} />
        <Choice setting="dangers" texts={texts.dangers} />
      </ul>
      <h3>{texts.groups.events}</h3>
      <ul>
        <Row {...texts.speed}>
          <Segments
            name={texts.speed.name}
            options={SPEED_NAMES}
            texts={texts.speed.choices}
            chosen={speedName(settings.speed.value)}
            onChoose={(name) => {
              settings.speed.value = SPEEDS[name];
            }}
          />
        </Row>
        <Choice setting="others" texts={texts.others} />
        <Choice setting="motion" texts={texts.motion} />
      </ul>
      <h3>{texts.groups.reading}</h3>
      <ul>
        <VolumeRow {...texts.volume} />
        <SwitchRow value={settings.fullLight} {...texts.fullLight} />
        <SwitchRow value={settings.explains} {...texts.explains} />
        <SwitchRow value={settings.ruleNumbers} {...texts.ruleNumbers} />
        <SwitchRow value={settings.letters} {...texts.letters} />
        <SwitchRow value={settings.leftHanded} {...texts.leftHanded} />
      </ul>
    </div>
  );
}

/** The nearest one: an earlier page kept other numbers. */
export const speedName = (speed: number): Speed =>
  speed === 0
    ? 'still'
    : SPEED_NAMES.filter((name) => name !== 'still').reduce((best, name) =>
        Math.abs(SPEEDS[name] - speed) < Math.abs(SPEEDS[best] - speed) ? name : best,
      );

interface Text {
  readonly name: string;
  readonly does: string;
}

const Row = ({ name, does, children }: Text & { readonly children: ComponentChildren }) => (
  <li class="set">
    <div>
      <h4>{name}</h4>
      <p>{does}</p>
    </div>
    {children}
  </li>
);

type ChoiceName = keyof typeof CHOICES;

interface ChoiceProps<Name extends ChoiceName> {
  readonly setting: Name;
  readonly texts: Text & { readonly choices: Readonly<Record<(typeof CHOICES)[Name][number], string>> };
}

function Choice<Name extends ChoiceName>({ setting, texts }: ChoiceProps<Name>) {
  const value = settings[setting] as Signal<string>;
  return (
    <Row {...texts}>
      <Segments
        name={texts.name}
        options={CHOICES[setting] as readonly string[]}
        texts={texts.choices as Readonly<Record<string, string>>}
        chosen={value.value}
        onChoose={(one) => {
          value.value = one;
        }}
      />
    </Row>
  );
}

interface SegmentsProps<Option extends string> {
  readonly name: string;
  readonly options: readonly Option[];
  readonly texts: Readonly<Record<Option, string>>;
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
}

const Segments = <Option extends string>({ name, options, texts, chosen, onChoose }: SegmentsProps<Option>) => (
  <fieldset class="segments" aria-label={name}>
    {options.map((option) => (
      <button key={option} type="button" aria-pressed={chosen === option} onClick={() => onChoose(option)}>
        {texts[option]}
      </button>
    ))}
  </fieldset>
);

const SwitchRow = ({ value, ...texts }: Text & { readonly value: Signal<boolean> }) => (
  <Row {...texts}>
    <button
      type="button"
      class="tog"
      role="switch"
      aria-label={texts.name}
      aria-checked={value.value}
      onClick={() => {
        value.value = !value.value;
      }}
    >
      <i />
    </button>
  </Row>
);

const VolumeRow = (texts: Text) => (
  <Row {...texts}>
    <input
      type="range"
      aria-label={texts.name}
      min="0"
      max="1"
      step="0.1"
      value={settings.volume.value}
      onInput={(event) => {
        settings.volume.value = Number(event.currentTarget.value);
      }}
    />
  </Row>
);
