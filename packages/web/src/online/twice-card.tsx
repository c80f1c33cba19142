// The table is open in two windows of one person.
import { useWords } from '../app/words.ts';
import { MatterCard } from './matter-card.tsx';
import type { OnlineTable } from './online-table.ts';
import { noteTold } from './open-twice.ts';

export function TwiceCard({ table }: { readonly table: OnlineTable }) {
  const away = useWords('away');
  if (typeof away !== 'object') return null;
  const { title, line, fine } = away.twice;
  const close = () => {
    noteTold(table.session.id);
    table.isTwice.value = false;
  };
  return (
    <MatterCard icon="copy" title={title} line={line}>
      <button type="button" class="button" onClick={close}>
        {fine}
      </button>
    </MatterCard>
  );
}
