import type { Asked } from '../en/asked.ts';

const asked = {
  'place-cc': 'hová építi a parancsnoki központot',
  'place-sub': 'hová teszi a tengeralattjárót',
  whirlpool: 'hová teszi az örvényt',
  sub: 'melyik tengeralattjáróval indul',
  step: 'merre megy a tengeralattjáró',
  mine: 'hová rak aknát',
} satisfies Record<Asked, string>;

export default asked;
