// A numbered rule as it is written; where it comes from only for those who ask.
import type { LearnWords } from '@undercroft/words';
import { RuleTable } from '../pages/rule-table.tsx';
import { type Clause, isRuling, type Part, withoutMarkup } from '../pages/rulebook.ts';
import { clausePieces } from '../stage/clause-text.ts';
import { RuleLink } from '../stage/parts.tsx';

interface Props {
  readonly clause: Clause;
  readonly learn: LearnWords;
}

export function ClauseParts({ clause, learn }: Props) {
  const shown = plainText(clause.text);
  const whole = withoutMarkup(clause.text);
  return (
    <>
      <p>
        <Cited text={clause.text} /> {isRuling(clause.text) && <i class="ruling">{learn.book.ruling}</i>}
      </p>
      {clause.below.map((part, i) => (
        <Below key={i} part={part} title={clause.id} />
      ))}
      {shown !== whole && (
        <details class="origin">
          <summary>{learn.book.origin}</summary>
          <p>{whole}</p>
        </details>
      )}
    </>
  );
}

const plainText = (text: string): string =>
  clausePieces(text)
    .map((piece) => piece.text)
    .join('');

/** Other rules that it names are a touch away. */
export const Cited = ({ text }: { readonly text: string }) => (
  <>{clausePieces(text).map((piece) => (piece.id === undefined ? piece.text : <RuleLink id={piece.id} />))}</>
);

/** What stands under a rule. */
export function Below({ part, title }: { readonly part: Part; readonly title: string }) {
  switch (part.type) {
    case 'list':
      return (
        <ul>
          {part.items.map((item) => (
            <li key={item}>
              <Cited text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <RuleTable {...part} title={title} />;
    default:
      return (
        <p>
          <Cited text={part.text} />
        </p>
      );
  }
}
