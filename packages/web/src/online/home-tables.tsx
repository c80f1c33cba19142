// On home: one's tables, those that wait for one first, and the field for a code. Shown where there is a server.
import { useSignal } from '@preact/signals';
import { CODE_LENGTH, parseCode, type SeatView, type TableSummary } from '@undercroft/protocol';
import type { PageWords, TogetherWords } from '@undercroft/words';
import { gameName, isGameId } from '../app/games.ts';
import { go, to } from '../app/route.ts';
import { useWords } from '../app/words.ts';

interface Props {
  readonly words: PageWords;
  readonly tables: readonly TableSummary[];
}

/** More are behind "all". */
const FIRST = 3;

export function HomeTables({ words, tables }: Props) {
  const together = useWords('together');
  const isWhole = useSignal(false);
  if (typeof together !== 'object') return null;
  const known = tables.filter(({ game }) => isGameId(game));
  const shown = isWhole.value ? known : known.slice(0, FIRST);
  return (
    <section class="tables" aria-labelledby="tables">
      <header>
        {known.length > 0 && <h2 id="tables">{together.home.tables}</h2>}
        {known.length > FIRST && !isWhole.value && (
          <button
            type="button"
            class="button bare"
            onClick={() => {
              isWhole.value = true;
            }}
          >
            {together.home.all(known.length)}
          </button>
        )}
        <CodeField together={together} />
      </header>
      {shown.length > 0 && (
        <ul>
          {shown.map((table) => (
            <TableCard key={table.id} table={table} words={words} together={together} />
          ))}
        </ul>
      )}
    </section>
  );
}

const nameOf = (seat: SeatView | undefined, { table }: TogetherWords): string => {
  if (seat?.held === 'person') return seat.name;
  return seat?.held === 'bot' ? table.bot : table.nobody;
};

interface TableCardProps {
  readonly table: TableSummary;
  readonly words: PageWords;
  readonly together: TogetherWords;
}

function TableCard({ table, words, together }: TableCardProps) {
  const { home } = together;
  const others = table.seats.filter((seat) => seat.held === 'person' && !seat.isYou);
  const names = others.map((seat) => nameOf(seat, together));
  const seconds = Math.max(0, (Date.now() - table.changed) / 1000);
  return (
    <li class={table.yourMove ? 'table-card yours' : 'table-card'}>
      <img src={`./drawings/portal-${table.game}.svg`} alt="" width="40" height="45" />
      <div>
        <h3>{titleOf(table, home)}</h3>
        <p>{words.home.waitingGame(gameName(table.game), names)}</p>
        <small>{table.isOver ? home.ago(seconds) : home.since(seconds)}</small>
      </div>
      <a class={table.yourMove ? 'button primary' : 'button'} href={to.online(table.id)}>
        {table.yourMove ? home.play : words.home.resume}
      </a>
    </li>
  );
}

function titleOf(table: TableSummary, home: TogetherWords['home']): string {
  if (table.isSetAside) return home.setAside;
  if (table.isOver) return home.over;
  if (table.yourMove) return home.yourTurn;
  return home.notStarted;
}

export function CodeField({ together: { home } }: { readonly together: TogetherWords }) {
  const typed = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const join = () => {
    const parsed = parseCode(typed.value);
    if (parsed.ok) return go(to.join(parsed.code));
    const [letter] = parsed.letters;
    problem.value = letter === undefined ? home.wrongLength(CODE_LENGTH) : home.badLetter(letter);
  };
  return (
    <form
      class="have-code"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <label>
        <span>{home.code}</span>
        <input
          class="field"
          aria-label={home.codeField}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={20}
          placeholder="KDMT 4GRW"
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            problem.value = undefined;
          }}
        />
      </label>
      <button type="submit" class="button">
        {home.join}
      </button>
      {problem.value !== undefined && (
        <p class="harm" role="alert">
          {problem.value}
        </p>
      )}
    </form>
  );
}
