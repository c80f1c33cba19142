// What a reader has set, kept in this browser.
import { effect, type Signal, signal } from '@preact/signals';
import type { Language } from '@undercroft/words';

export const LANGUAGES: readonly Language[] = ['en', 'hu'];

/** What can be chosen where a setting is one of a few words; the first is the usual one. */
export const CHOICES = {
  turnEnd: ['soon', 'at-once', 'wait'],
  confirm: ['risks', 'always'],
  dangers: ['yours', 'all', 'off'],
  motion: ['system', 'full', 'reduced'],
  others: ['quick', 'steps', 'result'],
} as const;

type Choices = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

const KEY = 'undercroft settings';

interface Settings extends Choices {
  language: Language;
  /** 0 to 1; 0 is silence. */
  volume: number;
  /** 0: only results are shown; 1: as designed; 2: twice as fast. */
  speed: number;
  /** Asks before a turn ends that could still help somebody. */
  asksBeforeEnd: boolean;
  /** Says what an action does the first time it is seen. */
  explains: boolean;
  /** Numbers of rules in the log. */
  ruleNumbers: boolean;
  fullLight: boolean;
  /** Single digits and letters as keys. */
  letters: boolean;
  leftHanded: boolean;
  /** What players at this screen called themselves last. */
  names: readonly string[];
}

const DEFAULTS: Settings = {
  language: firstLanguage(),
  volume: 0.7,
  speed: 1,
  turnEnd: 'soon',
  confirm: 'risks',
  dangers: 'yours',
  motion: 'system',
  others: 'quick',
  asksBeforeEnd: true,
  explains: true,
  ruleNumbers: false,
  fullLight: false,
  letters: true,
  leftHanded: false,
  names: [],
};

function firstLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.some((one) => one.toLowerCase().startsWith('hu')) ? 'hu' : 'en';
}

function read(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? validSettings(stored as Record<string, unknown>) : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

/** A setting of another kind than ours is forgotten. */
function validSettings(stored: Record<string, unknown>): Settings {
  const fits = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value = stored[name];
    const isFitting = typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual);
    return [name, isFitting ? value : usual];
  });
  const settings = Object.fromEntries(fits) as unknown as Settings;
  for (const name of Object.keys(CHOICES) as (keyof Choices)[])
    if (!(CHOICES[name] as readonly string[]).includes(settings[name]))
      Object.assign(settings, { [name]: DEFAULTS[name] });
  return LANGUAGES.includes(settings.language) ? settings : { ...settings, language: DEFAULTS.language };
}

const stored = read();

export const settings = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, signal(value)])) as {
  readonly [Name in keyof Settings]: Signal<Settings[Name]>;
};

/** Writes every change; where the browser keeps nothing they last as long as the page. */
export function persistSettings(): () => void {
  return effect(() => {
    const now = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.value]));
    document.documentElement.dataset['motion'] = settings.motion.value;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // Private windows may refuse.
    }
  });
}

/** Whether nothing is to fly or shake: as the player says, else as the system asks. */
export const prefersReducedMotion = (): boolean =>
  settings.motion.value === 'system'
    ? typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
    : settings.motion.value === 'reduced';

export const animationSpeed = (): number => (prefersReducedMotion() ? 0 : settings.speed.value);
