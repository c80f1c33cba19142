// The three doors of the home page: one arch, three worlds behind it.
import { cave } from './portal-cave.ts';
import { sea } from './portal-sea.ts';
import { temple } from './portal-temple.ts';
import { voice } from './voice.ts';

const ARCH = 'M24 440V196C24 108 112 48 200 14C288 48 376 108 376 196V440';
const ARCH_MIDDLE = 'M14 440V193C14 100 106 38 200 4C294 38 386 100 386 193V440';
const ARCH_OUTER = 'M3 440V190C3 92 100 27 200-8C300 27 397 92 397 190V440';

const PORTALS = {
  'sub-terra': { paint: cave, light: '#f2b45a' },
  'infernos-edge': { paint: temple, light: '#f28a4a' },
  'pocket-sub': { paint: sea, light: '#9fcbdc' },
};

export type PortalName = keyof typeof PORTALS;

/** `label` says what is to be seen, where nothing beside it does. */
export function portal(game: PortalName, { label }: { label?: string } = {}): string {
  const { paint, light } = PORTALS[game];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="portal" viewBox="-2 -12 404 452" ${voice(label)}>` +
    `<clipPath id="portal-${game}"><path d="${ARCH}Z"/></clipPath><g clip-path="url(#portal-${game})">${paint()}</g>` +
    `<g fill="none" stroke-width="1.2"><path d="${ARCH}" stroke="${light}" stroke-width="2.5"/>` +
    `<path d="${ARCH_MIDDLE}" stroke="#8b8474"/><path d="${ARCH_OUTER}" stroke="#4a4740"/></g></svg>`
  );
}
