// What only a terminal says, in Hungarian.

import cave from '@undercroft/words/hu/cave-terminal';
import { list, OF_SIDE, people } from '@undercroft/words/hungarian';
import type { TerminalWords } from '../en/terminal.ts';
import end from './end.ts';
import events from './events.ts';
import { nowhere } from './nowhere.ts';
import { refusal } from './refusals.ts';

const title = (long: string, short = long): readonly [long: string, short: string] => [long, short];

const hu: TerminalWords = {
  events,
  cave,
  refusal,
  ends: end.ends,
  nowhere,

  pitch: [
    ['Sub Terra: a csapatotok eltévedt egy barlangban. Meg kell találnotok a kijáratot, mielőtt leégnek a fáklyák.'],
    [
      'Egy barlangásznak körönként 2 akciópontja van: 1-be kerül a felfedezés és a mozgás, 2-be a futás, a gyógyítás, az úszás, az ásás és a rejtőzés; ráhajtással jön egy harmadik.',
      'Felfedezéskor lapkát húzol, és úgy forgatod, ahogy illik. A kijárat az utolsó hat lapka között van.',
    ],
    [
      'Ha mindenki sorra került, közelebb jönnek a rémek, és lecsap egy veszély: földrengés, áradás, gáz, sziklaomlás vagy még egy rém.',
      'A sebekbe senki sem hal bele, de aki eszméletlen, nem tud kijönni.',
      'Együtt nyertek vagy veszítetek: arany, ha mindenki kijut, ezüst, ha egyvalaki odalent marad, bronz, ha ketten.',
    ],
  ],
  flags: {
    cavers: '4–6 barlangász, a körök sorrendjében',
    players: 'hány játékos, 1–6 (alapérték: 1)',
    difficulty: 'normal, advanced vagy expert (alapérték: normal)',
    gentle: 'három fordulóval tovább van fény; csak normal nehézségen',
    start: 'ki kezd (alapérték: az első barlangász)',
    variant: 'standard vagy reference-manual (alapérték: standard)',
  },
  placeHelp: 'lépések a kezdőlapkától; vagy é, kelet, Orvos; akcióval: felfedezés é, gyógyítás orvos, vége',
  howMany: 'Hány játékos?',
  leads: (players) =>
    players === 1 ? 'négy barlangászt vezetsz' : players < 4 ? 'fejenként két barlangász' : 'fejenként egy barlangász',
  steady: 'Kiegyensúlyozott csapat',
  team: (name, cavers) => `${name}: ${list(cavers)}`,
  options: ({ players, cavers, difficulty, variants }) =>
    [`${players} játékos`, list(cavers), `nehézség: ${difficulty}`, ...variants].join(', '),
  unknownCaver: (received, known) => `Nincs ilyen barlangász: ${received}. Választható: ${list(known)}.`,
  wrongPlayers: 'A --players értéke 1 és 6 közötti szám.',

  typed: {
    take: ['lapkaválasztás', 'választás'],
    place: ['lerakás'],
    discard: ['eldobás', 'ösvénykereső'],
    appear: ['felbukkanás'],
    horror: ['rém', 'iszony'],
    path: ['irány', 'út'],
    spawn: ['rémlapka', 'iszonylapka', 'megjelenés'],
    explore: ['felfedezés', 'felfedez'],
    reveal: ['bevilágítás', 'bevilágít', 'felfedés', 'felfed'],
    move: ['mozgás', 'lépés', 'lép'],
    swim: ['úszás', 'úszik'],
    squeeze: ['bepréselődés', 'préselődés'],
    sprint: ['sprintelés'],
    run: ['futás', 'fut'],
    stop: ['megállás', 'megáll'],
    bandage: ['kötözés', 'bekötözés'],
    heal: ['gyógyítás', 'gyógyít'],
    excavate: ['feltárás', 'feltár'],
    dig: ['ásás', 'ás'],
    rig: ['kötélrögzítés', 'rögzítés'],
    rope: ['kötél', 'kötéllehelyezés'],
    demolish: ['robbantás', 'robbant'],
    repel: ['elűzés', 'elűz'],
    dive: ['merülés', 'merül'],
    hide: ['rejtőzködés', 'rejtőzés', 'elrejtőzés'],
    direct: ['irányítás', 'irányít'],
    exert: ['ráhajtás', 'ráhajt', 'erősítés', 'erősít'],
    leave: ['távozás'],
    decline: ['kihagyás', 'semmi'],
    end: ['vége', 'befejezés', 'körzárás', 'kör'],
  },

  start: 'kezdőlapka',
  theStart: 'kezdőlapka',
  signs: {
    leader: 'Ve',
    medic: 'Or',
    climber: 'He',
    scout: 'Fe',
    diver: 'Bú',
    geologist: 'Ge',
    engineer: 'Mé',
    bodyguard: 'Te',
  },
  marks: { flood: 'elöntve', rubble: 'törmelék', rope: 'kötél' },
  titles: {
    start: title('kezdőlapka', 'kezdő'),
    exit: title('☼ kijárat', '☼kijárat'),
    water: title('≈ víz'),
    flooded: title('≋ elöntve', '≋elöntve'),
    gas: title('° gáz'),
    spreading: title('° gáz −2'),
    'cave-in': (numbers) => [`omlás ${numbers}`, `omlás${numbers}`],
    rubble: (numbers) => [`törmelék ${numbers}`, `▓▓▓ ${numbers}`],
    horror: title('Ψ rém'),
    squeeze: title('>< szűkület', 'szűkület'),
    ledge: (arrow) => `perem ${arrow}`,
    slide: (arrow) => `lejtő ${arrow}`,
    rough: title('^ durva'),
  },
  legend: {
    acting: 'cselekszik, 3 egészség',
    hidden: 'rejtőzik, 2 egészség',
    unconscious: 'eszméletlen',
    horror: 'rém',
    choice: '3. választás',
    danger: 'a 3. választástól valaki eszméletlen lesz',
    gap: '? még ismeretlen',
    walls: '━ fal, ─ falnak nyíló út',
    blasted: '* kirobbantva',
    steep: '↓ sziklaperem vagy lejtő: arra van lefelé',
    rope: '┆ kötél',
  },

  tiles: (n) => `${n} lapka`,
  tilesAndExit: (n) => `${n} és a kijárat maradt`,
  horrors: (n) => `${n} rém`,
  discards: (n) => `${n} eldobás`,
  charges: (n) => `${n} robbanóanyag`,
  half: (side) => `${OF_SIDE[side]} fele`,
  side: 'A csapat',

  unspent: (points) => `${points} akciópont elvész`,
  standsAt: (place) => `helye: ${place}`,
  layAt: (place) => `A lapka helye: ${place}.`,
  horrorAt: (place) => `A rém helye: ${place}.`,
  face: (n) => `dobás: ${n}`,

  endings: {
    gold: 'arany: mindenki elérte a kijáratot',
    silver: 'ezüst: egyvalaki odalent maradt',
    bronze: `bronz: ${people(2)} odalent maradtak`,
    defeat: `kudarc: legalább ${people(3)} odalent maradtak`,
  },
};

export default hu;
