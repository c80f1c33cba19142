// On home: one's tables, those that wait for one first. Loaded by those who have any.
import { useSignal } from '@preact/signals';
import type { TableSummary } from '@undercroft/protocol';
import type { PageWords, TablesWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { gameName, isGameId } from '../app/games.ts';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { AskCard, takeLeftWaiting } from './ask-card.tsx';
import { client } from './client.ts';
import { type TableTexts, useTableTexts } from './table-texts.ts';
import { inOrder, titleOf } from './table-titles.ts';

interface Props {
  readonly words: PageWords;
}

/** More are behind "all". */
const FIRST = 3;

export function HomeTables({ words }: Props) {
  const tables = useTables();
  const about = useWords('tables');
  const isWhole = useSignal(false);
  const known = tables === 'unreached' ? [] : inOrder(tables.filter(({ game }) => isGameId(game)));
  const shown = isWhole.value ? known : known.slice(0, FIRST);
  const told = useTableTexts(shown, words);
  if (typeof about !== 'object') return null;
  if (tables === 'unreached') return <p class="label">{about.unreached}</p>;
  if (known.length === 0) return null;
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
          <TableCard key={table.id} table={table} words={words} about={about} told={told} />
        ))}
      </ul>
      <AskOnHome />
      {!isSecureContext && <p class="label">{about.plainHttp}</p>}
    </section>
  );
}

const REFRESH_MS = 30_000;

/** Looked up again when somebody looks at the page again, and now and then. */
function useTables(): readonly TableSummary[] | 'unreached' {
  const tables = useSignal<readonly TableSummary[] | 'unreached'>([]);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const found = await client.listTables();
      if (found.ok) tables.value = found.value;
      else if (found.error.kind === 'unreached' && tables.value.length === 0) tables.value = 'unreached';
    };
    void look();
    const timer = setInterval(look, REFRESH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return tables.value;
}

/** Somebody left a table that may keep them waiting. */
function AskOnHome() {
  const name = useSignal<string | undefined>(undefined);
  useEffect(() => {
    name.value = takeLeftWaiting();
  }, []);
  if (name.value === undefined) return null;
  return (
    <AskCard
      name={name.value}
      class="ask-on-home"
      onDone={() => {
        name.value = undefined;
      }}
    />
  );
}

interface TableCardProps {
  readonly table: TableSummary;
  readonly words: PageWords;
  readonly about: TablesWords;
  readonly told: TableTexts;
}

function TableCard({ table, words, about, told }: TableCardProps) {
  const others = table.seats.flatMap((seat) => (seat.held === 'person' && !seat.isYou ? [seat.name] : []));
  const names = [...new Set(others)];
  const own = told[table.id];
  const seconds = Math.max(0, (Date.now() - (table.since ?? table.changed)) / 1000);
  const when = table.isOver ? about.ago(seconds) : about.since(seconds);
  return (
    <li class={table.yourMove ? 'table-card yours' : 'table-card'}>
      <img src={own?.medal ?? `./drawings/portal-${table.game}.svg`} alt="" width="40" height="45" />
      <div>
        <h3>{titleOf(table, about, own?.text)}</h3>
        <p>{words.home.waitingGame(gameName(table.game), names)}</p>
        <small>{table.pace === 'days' && !table.isOver ? `${when} · ${about.overDays}` : when}</small>
      </div>
      <a
        class={table.yourMove ? 'button primary' : 'button'}
        href={table.isOver ? to.finished(table.id) : to.online(table.id)}
      >
        {table.yourMove ? about.play : table.isOver ? about.look : words.home.resume}
      </a>
    </li>
  );
}
