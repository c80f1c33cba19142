// A hint: one suggestion with its cause, then the others in the order of their chances.
import type { HintWords } from '@undercroft/words';
import type { PageWords } from '@undercroft/words/en/page';
import type { Reasons } from '@undercroft/words/game-words';
import { plain } from '@undercroft/words/grammar';
import type { Control } from '../stage/control.ts';
import { Icon, Why } from '../stage/parts.tsx';
import type { Hint, NamedSuggestion } from './hints.ts';
import type { Ranking } from './ranking.ts';

type ShownHint = Extract<Hint, { readonly state: 'there' }>;

interface Props {
  readonly control: Control;
  readonly hint: ShownHint;
  readonly about: HintWords;
  readonly reasons: Reasons;
  readonly words: PageWords;
  readonly onClose: () => void;
}

export function Advice({ control, hint: { advice, ranking }, about, reasons, words, onClose }: Props) {
  if (!ranking) return null;
  const { first, aboutAsGood, clearlyWorse, margin } = ranking;
  const { rule = control.targetFor(first.action)?.rules[0] } = advice.reason;
  const shared = { control, about };
  return (
    <section class="advice" aria-label={about.hint}>
      <header>
        <h2>
          <small>{about.title}</small> {first.name}
        </h2>
        {first.chance !== undefined && (
          <span class="pct">
            {percent(first.chance)} <small>{about.toWin}</small>
          </span>
        )}
        <button type="button" class="button round" aria-label={words.common.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <p>
        {whyOf(advice.reason.motive, ranking, { about, reasons })}{' '}
        {rule !== undefined && <Why rules={[rule]} words={words} label={about.rule} />}
      </p>
      <ol class="ranked">
        <Option {...shared} suggestion={first} n={1} actions={advice.actions} />
        <Group title={about.aboutAsGood} suggestions={aboutAsGood.map(unrated)} from={2} {...shared} />
        <Group title={about.clearlyWorse} suggestions={clearlyWorse} from={2 + aboutAsGood.length} {...shared} />
      </ol>
      {margin !== undefined && advice.games > 0 && <p class="quiet">{about.basis(advice.games, margin)}</p>}
    </section>
  );
}

/** The figure of the first stands for all that are about as good: one of them would have a higher one by chance. */
const unrated = ({ chance: _, ...suggestion }: NamedSuggestion): NamedSuggestion => suggestion;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

interface HintTexts {
  readonly about: HintWords;
  readonly reasons: Reasons;
}

/** The cause, and what the table warns of, so that one never says the contrary of the other. */
export function whyOf(
  motive: string,
  { first, aboutAsGood, clearlyWorse }: Ranking<NamedSuggestion>,
  { about, reasons }: HintTexts,
): string {
  const { danger } = first;
  const risky = [...aboutAsGood, ...clearlyWorse].find((other) => other.danger);
  // That it did best in trials is a number again: another's danger is a cause.
  const cause =
    motive === 'best-chance' && !danger && risky?.danger
      ? about.unlike(risky.name, plain(risky.danger.short))
      : about.because(reasons[motive] ?? about.reasons.anything);
  return danger ? `${cause} ${about.mind(plain(danger.short))}` : cause;
}

interface GroupProps {
  readonly control: Control;
  readonly about: HintWords;
  readonly title: string;
  readonly suggestions: readonly NamedSuggestion[];
  /** The number of the first of them. */
  readonly from: number;
}

function Group({ title, suggestions, from, ...shared }: GroupProps) {
  if (suggestions.length === 0) return null;
  return (
    <>
      <li class="grp">{title}</li>
      {suggestions.map((suggestion, i) => (
        <Option
          key={JSON.stringify(suggestion.action)}
          {...shared}
          suggestion={suggestion}
          n={from + i}
          actions={suggestion.actions ?? [suggestion.action]}
        />
      ))}
    </>
  );
}

interface OptionProps {
  readonly control: Control;
  readonly about: HintWords;
  readonly suggestion: NamedSuggestion;
  readonly n: number;
  readonly actions: readonly object[];
}

/** The bar shows where the chance lies, and how far it could be off. */
function Option({ control, about, suggestion: { name, chance, trials }, n, actions }: OptionProps) {
  return (
    <li>
      <button type="button" class={n === 1 ? 'opt first' : 'opt'} onClick={() => control.suggest(actions)}>
        <span class="n" aria-hidden="true">
          {n}
        </span>
        <span>{name}</span>
        {chance !== undefined && (
          <>
            <span class="rng" aria-hidden="true">
              <i style={{ width: `${Math.round(chance * 100)}%` }} />
            </span>
            <span class="v" title={about.chanceLine(chance, trials)}>
              {percent(chance)}
            </span>
          </>
        )}
      </button>
    </li>
  );
}
