// What only a terminal says, in Hungarian.
import type { Options } from '@undercroft/pocket-sub';
import { list, the } from '@undercroft/words/hungarian';
import english, { type TerminalWords } from '../en/terminal.ts';
import spots from './spots.ts';

const SEAS = { introductory: 'bevezető kezdőállás', standard: 'szokásos kezdőállás' } satisfies Record<
  Options['setup'],
  string
>;

const hu: TerminalWords = {
  pitch: [
    ['Pocket Sub: kis flották szűk tengeren. Az győz, akinek a végén is van tengeralattjárója.'],
    [
      'A körödben válassz egy tengeralattjárót, és használd fel mind a 3 pontját.',
      'A sekély és a mély víz 1 pontba kerül, a szikla 2-be, és mély vízből mélymenetben 2 pontért bármelyik másik mély vízbe eljutsz.',
      'Aztán rakj aknát egy mezőre, amelyet a tengeralattjáród elhagyott.',
    ],
    [
      'Ellenséges akna, tengeralattjáró és főhadiszállás elsüllyeszti a tengeralattjáródat.',
      'Akkor is elsüllyed, ha baráti egységen áll meg, ha nincs merre mennie, vagy ha nincs hová aknát raknia.',
      'Az utolsó tengeralattjáród hős: elsüllyeszti az ellenséget, és halad tovább.',
    ],
  ],
  set: {
    players: 'hány flotta játszik (alapérték: 2)',
    setup: 'a kezdőállás (alapérték: introductory)',
    captain: 'a kapitány kiegészítőjével: jelzők és örvények',
    mines: 'hány aknája van egy flottának (alapérték: unlimited)',
    first: 'hányadik hely kezd, 1-től számolva (alapérték: 1)',
  },
  ask: { players: 'Hány flotta játszik?', setup: 'Melyik kezdőállás legyen?' },
  options: ({ players, setup, captain, mines }) =>
    [
      `${players} játékos`,
      SEAS[setup],
      ...(captain ? ['a kapitány kiegészítője'] : []),
      ...(mines === 'twelve' ? ['tizenkét-tizenkét akna'] : []),
    ].join(', '),
  spots,
  place: {
    example: '3 DNy',
    help: 'a 3. lapka délnyugati mezője; így is jó: 3dny, 3 délnyugat; a közepe 3 k',
    spots: {
      n: [...english.place.spots.n, 'é', 'észak'],
      ne: [...english.place.spots.ne, 'ék', 'északkelet'],
      se: [...english.place.spots.se, 'dk', 'délkelet'],
      s: [...english.place.spots.s, 'd', 'dél'],
      sw: [...english.place.spots.sw, 'dny', 'délnyugat'],
      nw: [...english.place.spots.nw, 'ény', 'északnyugat'],
      centre: [...english.place.spots.centre, 'k', 'közép'],
    },
    tile: [...english.place.tile, 'lapka'],
    noSuchTile: (tile, last) => `Nincs ${tile}. lapka. A tenger lapkái 1-től ${last}-ig vannak számozva.`,
  },
  tileLaid: (tile, centre, rocks) => `Lekerül ${the(`${tile}. lapka`)}: a közepe ${centre}, szikla: ${list(rocks)}.`,
  outcome: (tile, face, sixths) =>
    `${tile}. lapka: ${face} oldal, ${sixths === 0 ? 'nincs elforgatva' : `${sixths * 60}°-kal elforgatva`}`,
  mineAt: (place) => `akna: ${place}`,
  course: (regions) => `Az eddigi út: ${regions.join(' → ')}.`,
  quiet: (rounds) => `${rounds} csendes forduló (egymás után 3: döntetlen)`,
  mines: (onChart, left) => [`${onChart} akna`, ...(left === undefined ? [] : [`még ${left} rakható`])].join(', '),
  bot: 'gép',
  sinks: 'elsüllyed a tengeralattjáród',
  noWayOn: 'Innen bármerre megy, elsüllyed',
  list: { notLaid: 'még nincs a helyén', left: 'elhagyva' },
  legend: {
    blank: 'üres',
    hero: 'hős, flottája utolsó tengeralattjárója',
    whirlpools: 'örvények',
    choice: (n) => `${n}. választás`,
    deadly: (n) => `${n}. választás: elsüllyed a tengeralattjáród`,
    course: 'az út; • a tengeralattjáród helye',
  },
};

export default hu;
