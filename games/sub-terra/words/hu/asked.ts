import type { Asked } from '../en/asked.ts';

const asked = {
  action: 'mit lép',
  directed: 'elfogadja-e a felajánlott akciót',
  chain: 'merre megy tovább',
  take: 'melyik lapkát rakja le',
  choose: 'a két lapka közül melyiket rakja le',
  place: 'hogyan rakja le a lapkát',
  appear: 'hol bukkan fel',
  horror: 'melyik rém lép most',
  path: 'merről jön a rém',
  spawn: 'hol jelenik meg a rém',
} satisfies Record<Asked, string>;

export default asked;
