// On home: one's tables, those that wait for one first. Loaded by those who have any.
import { useSignal } from '@preact/signals';
import type { SeatView, TableSummary } from '@undercroft/protocol';
import type { PageWords, TablesWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { gameName, isGameId } from '../app/games.ts';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { client } from './client.ts';

interface Props {
  readonly words: PageWords;
}

/** More are behind "all". */
const FIRST = 3;

export function HomeTables({ words }: Props) {
  const tables = useSignal<readonly TableSummary[]>([]);
  const isUnreached = useSignal(false);
  useEffect(() => {
    void client.listTables().then((found) => {
      isUnreached.value = !found.ok && found.error.kind === 'unreached';
      if (found.ok) tables.value = found.value;
    });
  }, []);
  const about = useWords('tables');
  const isWhole = useSignal(false);
  if (typeof about !== 'object') return null;
  const known = tables.value.filter(({ game }) => isGameId(game));
  if (isUnreached.value) return <p class="label">{about.unreached}</p>;
  if (known.length === 0) return null;
  const shown = isWhole.value ? known : known.slice(0, FIRST);
  return (
    <section class="tables" aria-labelledby="tables">
      <header>
        <h2 id="tables">{about.tables}</h2>
        {known.length > FIRST && !isWhole.value && (
          <button
            type="button"
            class="button bare"
            onClick={() => {
              isWhole.value = true;
            }}
          >
            {about.all(known.length)}
          </button>
        )}
      </header>
      <ul>
        {shown.map((table) => (
          <TableCard key={table.id} table={table} words={words} about={about} />
        ))}
      </ul>
    </section>
  );
}

const nameOf = (seat: SeatView | undefined, { bot, nobody }: TablesWords): string => {
  if (seat?.held === 'person') return seat.name;
  return seat?.held === 'bot' ? bot : nobody;
};

interface TableCardProps {
  readonly table: TableSummary;
  readonly words: PageWords;
  readonly about: TablesWords;
}

function TableCard({ table, words, about }: TableCardProps) {
  const others = table.seats.filter((seat) => seat.held === 'person' && !seat.isYou);
  const names = others.map((seat) => nameOf(seat, about));
  const seconds = Math.max(0, (Date.now() - table.changed) / 1000);
  return (
    <li class={table.yourMove ? 'table-card yours' : 'table-card'}>
      <img src={`./drawings/portal-${table.game}.svg`} alt="" width="40" height="45" />
      <div>
        <h3>{titleOf(table, about)}</h3>
        <p>{words.home.waitingGame(gameName(table.game), names)}</p>
        <small>{table.isOver ? about.ago(seconds) : about.since(seconds)}</small>
      </div>
      <a class={table.yourMove ? 'button primary' : 'button'} href={to.online(table.id)}>
        {table.yourMove ? about.play : words.home.resume}
      </a>
    </li>
  );
}

function titleOf(table: TableSummary, home: TablesWords): string {
  if (table.isSetAside) return home.setAside;
  if (table.isOver) return home.over;
  if (table.yourMove) return home.yourTurn;
  return home.notStarted;
}
