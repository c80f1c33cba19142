// A numbered rule as it is written; where it comes from only for those who ask.
import type { LearnWords } from '@undercroft/words';
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

const Cited = ({ text }: { readonly text: string }) => (
  <>{clausePieces(text).map((piece) => (piece.id === undefined ? piece.text : <RuleLink id={piece.id} />))}</>
);

function Below({ part, title }: { readonly part: Part; readonly title: string }) {
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
      return <Table {...part} title={title} />;
    default:
      return (
        <p>
          <Cited text={part.text} />
        </p>
      );
  }
}

type TableProps = Omit<Extract<Part, { readonly type: 'table' }>, 'type'> & { readonly title: string };

/** In a box of its own: where it is too wide for the page, only the box is moved. */
const Table = ({ head, rows, title }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
  <section class="table-box" aria-label={title} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell, i) => (
              <td key={head[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
