import type { Asked } from '../en/asked.ts';

const asked = {
  move: 'merre megy tovább',
} satisfies Record<Asked, string>;

export default asked;
