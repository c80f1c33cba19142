// What people at the table say and show each other, and the quick signs.
import { useSignal } from '@preact/signals';
import { SIGNS, type Sign } from '@undercroft/protocol';
import type { TogetherWords } from '@undercroft/words';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../stage/parts.tsx';
import type { OnlineTable, TalkLine } from './online-table.ts';

interface Props {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  readonly nameOfPlace: (place: string) => string;
}

export function Talk({ table, together, nameOfPlace }: Props) {
  const lines = table.talk.value;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    table.read.value = lines.length;
    end.current?.scrollIntoView({ block: 'end' });
  }, [lines]);
  return (
    <div class="talking">
      {lines.length === 0 && <p class="quiet">{together.talk.empty}</p>}
      <ul aria-live="polite">
        {lines.map((line, i) => (
          <li key={i} class={line.kind}>
            <Line line={line} table={table} together={together} nameOfPlace={nameOfPlace} />
          </li>
        ))}
      </ul>
      {table.ownSeat !== undefined && <Signs table={table} together={together} />}
      {table.ownSeat !== undefined && <SayForm table={table} together={together} />}
      <div ref={end} />
    </div>
  );
}

function Line({ line, table, together, nameOfPlace }: Props & { readonly line: TalkLine }) {
  if (line.kind === 'said')
    return (
      <>
        <b>{line.name}</b> <span>{line.text}</span>
      </>
    );
  if (line.kind === 'sign')
    return <span>{together.talk.signed(table.nameOf(line.seat), together.talk.signs[line.sign])}</span>;
  const { seat, kind, way } = line.mark;
  const place = nameOfPlace(way.at(-1) ?? '');
  const words = kind === 'point' ? together.talk.points : together.talk.wouldGo;
  return <span>{words(table.nameOf(seat), place)}</span>;
}

const Signs = ({ table, together }: Omit<Props, 'nameOfPlace'>) => (
  <div class="signs">
    {SIGNS.map((sign: Sign) => (
      <button key={sign} type="button" class="button" onClick={() => table.signal({ kind: 'sign', sign })}>
        {together.talk.signs[sign]}
      </button>
    ))}
  </div>
);

function SayForm({ table, together }: Omit<Props, 'nameOfPlace'>) {
  const text = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const send = async () => {
    const said = text.value.trim();
    if (said === '') return;
    text.value = '';
    const kind = await table.say(said);
    problem.value = kind && together.problem(kind);
    // What could not be sent is not lost.
    if (kind) text.value = said;
  };
  return (
    <form
      class="say-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        class="field"
        aria-label={together.talk.say}
        placeholder={together.talk.say}
        maxLength={500}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="button round" aria-label={together.talk.send}>
        <Icon name="send" />
      </button>
      {problem.value !== undefined && (
        <p class="harm" role="alert">
          {problem.value}
        </p>
      )}
    </form>
  );
}
