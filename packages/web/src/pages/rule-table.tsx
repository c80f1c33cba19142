// A table of the rules.
import type { Part } from './rulebook.ts';

type TableProps = Omit<Extract<Part, { readonly type: 'table' }>, 'type'> & { readonly title: string };

/** In a box of its own: where it is too wide for the page, only the box is moved. */
export const RuleTable = ({ head, rows, title }: TableProps) => (
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
