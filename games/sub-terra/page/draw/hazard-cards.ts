// Hazard cards of Sub Terra, each a whole picture of its own.
import type { Hazard } from '@undercroft/sub-terra';
import { HAZARD_FORMS } from './hazard-forms.ts';

type Form = keyof typeof HAZARD_FORMS;

const PLAIN_FRAME = { colour: '#b3a68b', width: 1.5 };
const SEVERE_FRAME = { colour: '#b5382a', width: 3.5 };

export const hazardCard = (hazard: Hazard): string => card(once(hazard), PLAIN_FRAME);
export const severeHazardCard = (hazard: Hazard): string => card(twice(hazard), SEVERE_FRAME);
/** The last card: the torches die. */
export const outOfTimeCard = (): string => card(once('out-of-time'), PLAIN_FRAME);

const once = (form: Form): string => `<g transform="scale(.92)">${HAZARD_FORMS[form]}</g>`;

/** Severe is the form twice, overlapped. */
const twice = (form: Form): string =>
  `<g transform="translate(-4 -15)scale(.74)" opacity=".55">${HAZARD_FORMS[form]}</g><g transform="translate(3 11)scale(.86)">${HAZARD_FORMS[form]}</g>`;

const card = (content: string, { colour, width }: typeof PLAIN_FRAME): string =>
  '<svg viewBox="-38 -52 76 104" aria-hidden="true">' +
  '<rect x="-34" y="-48" width="68" height="96" rx="9" fill="#efe6d2" stroke="#16151a" stroke-width="3"/>' +
  `<rect x="-28" y="-42" width="56" height="84" rx="5" fill="none" stroke="${colour}" stroke-width="${width}"/>` +
  `${content}</svg>`;
