// The portal of a game on the home page: one arch for all, a world of its own behind each.
import { ariaLabel } from './aria-label.ts';

const ARCH = 'M24 440V196C24 108 112 48 200 14C288 48 376 108 376 196V440';
const ARCH_MIDDLE = 'M14 440V193C14 100 106 38 200 4C294 38 386 100 386 193V440';
const ARCH_OUTER = 'M3 440V190C3 92 100 27 200-8C300 27 397 92 397 190V440';

interface Portal {
  /** Unlike that of any other portal on the page. */
  readonly id: string;
  /** SVG of what is behind the arch. */
  readonly world: string;
  /** The colour of the arch's inner edge. */
  readonly light: string;
}

/** `label` says what is to be seen, where nothing beside it does. */
export const portal = ({ id, world, light }: Portal, label?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="portal" viewBox="-2 -12 404 452" ${ariaLabel(label)}>` +
  `<clipPath id="portal-${id}"><path d="${ARCH}Z"/></clipPath><g clip-path="url(#portal-${id})">${world}</g>` +
  `<g fill="none" stroke-width="1.2"><path d="${ARCH}" stroke="${light}" stroke-width="2.5"/>` +
  `<path d="${ARCH_MIDDLE}" stroke="#8b8474"/><path d="${ARCH_OUTER}" stroke="#4a4740"/></g></svg>`;
