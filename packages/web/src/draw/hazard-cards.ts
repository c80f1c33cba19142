// Hazard cards of Sub Terra, each a whole picture of its own.
import type { Hazard } from '@undercroft/sub-terra';
import { FORMS, type Form } from './forms.ts';

export const hazardCard = (hazard: Hazard, severe: boolean): string =>
  card(severe ? twice(hazard) : once(hazard), severe);

/** The last card: the torches die. */
export const outOfTimeCard = (): string => card(once('out-of-time'), false);

const once = (form: Form): string => `<g transform="scale(.92)">${FORMS[form]}</g>`;

/** Severe is the form twice, overlapped. */
const twice = (form: Form): string =>
  `<g transform="translate(-4 -15)scale(.74)" opacity=".55">${FORMS[form]}</g><g transform="translate(3 11)scale(.86)">${FORMS[form]}</g>`;

const card = (content: string, severe: boolean): string =>
  '<svg viewBox="-38 -52 76 104" aria-hidden="true">' +
  '<rect x="-34" y="-48" width="68" height="96" rx="9" fill="#efe6d2" stroke="#16151a" stroke-width="3"/>' +
  `<rect x="-28" y="-42" width="56" height="84" rx="5" fill="none" stroke="${severe ? '#b5382a' : '#b3a68b'}" stroke-width="${severe ? 3.5 : 1.5}"/>` +
  `${content}</svg>`;
