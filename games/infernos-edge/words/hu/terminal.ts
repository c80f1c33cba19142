// What only a terminal says, in Hungarian.
import type { Explorer, Rank, Roll } from '@undercroft/infernos-edge';
import { capital } from '@undercroft/words/grammar';
import cave from '@undercroft/words/hu/cave-terminal';
import { list, object, suffixed, the } from '@undercroft/words/hungarian';
import type { TerminalWords } from '../en/terminal.ts';
import about from './about.ts';
import events from './events.ts';
import game from './index.ts';

const theOne = (explorer: Explorer): string => the(game.explorers[explorer].name);

// ---------------------------------------------------------------- the board

const board: TerminalWords['board'] = {
  signs: {
    archaeologist: 'Ré',
    guide: 'Tú',
    scoundrel: 'Sz',
    aristocrat: 'Ar',
    foreman: 'Mű',
    sharpshooter: 'Me',
    sapper: 'Ut',
    veteran: 'Ve',
    healer: 'Gy',
    priest: 'Pa',
  },
  titles: {
    exit: ['☼ kijárat', '☼kijárat', '☼kijá'],
    crossroads: ['keresztút', 'bejárat', 'keres'],
    wing: ['szárny', 'szárny', 'szárn'],
    normal: ['', ''],
    journal: ['napló', 'napló'],
    bridge: ['═ híd', '═ híd', '═ híd'],
    key: ['kulcskamra', 'kamra', 'kamra'],
    lava: ['~ láva', '~ láva', '~láva'],
    spike: ['▲ tüskék', '▲ tüskék', '▲tüsk'],
    dart: ['» nyilak', '» nyilak', '»nyíl'],
    guardian: ['őrzőmező', 'őrzőmező', 'őrző'],
    sanctum: ['szentély', 'szentély', 'szent'],
    ledge: ['párkány', 'párkány', 'párk.'],
    burnt: ['≈ láva ≈', '≈ láva ≈', '≈láva'],
    shored: ['megdúcolva', 'dúcolt', 'dúcol'],
    shoredRubble: ['dúcolt ▓▓▓', 'dúcolt▓▓', 'dúc▓▓'],
  },
  ruin: (number) => [`rom ${number}`, `rom ${number}`, `rom ${number}`],
  rubble: (number) => [`törmelék ${number}`, `▓▓▓ ${number}`],
  key: 'kulcs',
  marks: { rubble: 'törmelék', shored: 'megdúcolva', burnt: 'láva alatt' },
  guardians: (n) => (n === 1 ? 'őrző' : `${n} őrző`),
  artifact: 'ereklye',
};

const landmarks: TerminalWords['landmarks'] = {
  crossroads: { name: 'keresztút', label: 'keresztút' },
  exit: { name: 'kijárat', label: 'kijárat' },
};

const legend: TerminalWords['legend'] = {
  acting: 'cselekszik, 3 egészség',
  holds: (key, artifact) => `${key} nála van egy kulcs, ${artifact} az ereklye`,
  downed: 'kidőlt',
  guardian: (waiting, acting, done) => `${waiting} őrző, ${acting} cselekszik, ${done} kész`,
  key: 'itt egy kulcs van',
  artifact: 'az ereklye',
  choice: '3. lehetőség',
  danger: '3. lehetőség, amelyet megbánhatsz',
  signs: [
    '? még nincs felfedezve',
    '━ fal, ─ falnak vezető nyílás',
    '* kirobbantva',
    '▓ törmelék',
    '≈ láva alatt',
    '┊ a templom széle',
  ],
};

const brief: TerminalWords['brief'] = {
  volcano: (n) => `vulkán ${n}`,
  erupted: 'kitört',
  bag: (n, keys) => (keys === 0 ? `zsák ${n}` : `zsák ${n} (${keys} kulcs)`),
  guardians: (n) => `őrzők ${n}`,
};

// ---------------------------------------------------------------- what may be typed

const typed: TerminalWords['typed'] = {
  actions: {
    reveal: ['bevilágít', 'felfedés', 'felfed'],
    explore: ['felfedez'],
    move: ['mozog', 'lép', 'lépés', 'megy'],
    run: ['fut'],
    heal: ['gyógyít'],
    'pick-up': ['felvesz', 'felvétele'],
    take: ['átvesz'],
    give: ['átad'],
    'put-down': ['letesz'],
    attack: ['támad'],
    dig: ['ás'],
    illuminate: ['fáklya'],
    sprint: ['sprintel'],
    command: ['parancsol'],
    research: ['kutat'],
    excavate: ['feltár'],
    'shore-up': ['dúcol', 'megdúcol'],
    shoot: ['lő'],
    demolish: ['robbant'],
    annihilate: ['megsemmisít'],
    brace: ['védekezik'],
    mend: ['ellát'],
    revive: ['feléleszt'],
    purify: ['megtisztít'],
    exert: ['ráhajt', 'erősítés', 'erősít'],
    end: ['vége', 'kör', 'befejez'],
    stop: ['megáll'],
    decline: ['marad'],
    reroll: ['újradob'],
    keep: ['így'],
  },
  items: { key: ['kulcs', 'kulcsot'], artifact: ['ereklye', 'ereklyét'] },
  fillers: ['a', 'az', 'egy', 'fel', 'le'],
  forms: (name) => [object(name), suffixed(name, 'dative'), suffixed(name, 'from')],
};

const examples: TerminalWords['examples'] = {
  place: '1K 2D',
  placeHelp:
    'lépések a keresztúttól; vagy d, kelet, Gyógyító; akcióval: felfedezés d, gyógyítás gyógyító, felvétel kulcs, vége',
};

// ---------------------------------------------------------------- questions and choices

const ROLLS: Readonly<Record<Roll, string>> = {
  attack: 'a támadáshoz',
  spike: 'a tüskék ellen',
  collapse: 'a romokra',
  hazard: 'a veszélyre',
};

const chance: TerminalWords['chance'] = {
  tile: (explorer) => `Melyik lapkát húzza ${theOne(explorer)}?`,
  die: (explorer, why) => `Mit dob ${theOne(explorer)} ${ROLLS[why]}?`,
  hazard: (explorer) => `Mit dob ${theOne(explorer)} a veszélyre?`,
};

const notes: TerminalWords['notes'] = {
  unspent: (points) => `${points} akciópont elvész`,
  luck: (tokens) => `${tokens} szerencsejelző maradt`,
  standsAt: (place) => `helye: ${place}`,
  guardians: 'utána az őrzők kétszer cselekszenek',
  lava: 'utána a láva kétszer terjed',
};

const forecast: TerminalWords['forecast'] = {
  head: (dice) => `Ha most befejezed a köröd, ${dice === 1 ? 'egy' : 'két'} veszélykockával dobsz.`,
  nothing: 'nem történik semmi.',
  open: {
    wake: 'Őrző ébred az egyik legközelebbi őrzőmezőn.',
    guardian: 'Minden őrző cselekszik, a csapatvezető választotta sorrendben.',
    victim: 'Egy őrző megtámad valakit, akit a csapatvezető választ.',
    path: 'Egy őrző közelebb jön, arra, amerre a csapatvezető választja.',
  },
  onRoll: (faces, what) => `Dobás: ${faces}. ${what}`,
};

const endings: Readonly<Record<Rank, string>> = {
  legendary: 'legendás: mindenki kijutott az ereklyével',
  gold: 'arany: megvan az ereklye, egy felfedező odaveszett',
  silver: 'ezüst: megvan az ereklye, két felfedező odaveszett',
  bronze: 'bronz: megvan az ereklye, legalább három felfedező odaveszett',
  forgotten: 'elfeledett: az ereklye a templomban maradt',
};

// ---------------------------------------------------------------- set-up

const pitch: TerminalWords['setUp']['pitch'] = [
  [
    'Inferno’s Edge: csapatotok egy ereklyét keres a vulkán alatti templomban, és élve akar kijutni.',
    'Együtt nyertek vagy veszítetek.',
  ],
  [
    'Egy felfedezőnek körönként 2 akciópontja van: felfedezni, lépni, gyógyítani, támadni, egy tárgyat felvenni vagy átadni 1, futni vagy ásni 2 pont. Egy harmadik pont 1 egészségbe kerül.',
    'Találjátok meg a három kulcsot, és ürítsétek ki a zsákot: ekkor megnyílik a szentély, a templom mélyén. Tegyétek le ott a kulcsokat, vegyétek fel az ereklyét, és vigyétek a kijárathoz.',
  ],
  [
    'Minden kör végén veszélykockával dobtok: botlás, láva, omlás, csapda, ébredés vagy őrjárat. A forduló végén az őrzők kétszer cselekszenek, és közeledik a kitörés.',
    'Amint valaki felveszi az ereklyét, minden kétszer olyan gyors. A kitörés után a láva a szentélytől a bejárat felé terjed.',
    'Ha mindenki kijut az ereklyével, az legendás; ha egy felfedező odavész, arany, ha kettő, ezüst, ha több, bronz; az ereklye nélkül elfelednek benneteket.',
  ],
];

const flags: TerminalWords['setUp']['flags'] = {
  explorers: (names) => `3–6 felfedező a körök sorrendjében, közülük: ${list(names)}`,
  players: 'hány játékos, 1–6 (alapérték: 1)',
  size: 'hány felfedező, 3–6, ha senkit sem nevezel meg (alapérték: 4)',
  difficulty: 'beginner (kezdő), normal (alap), advanced (gyakorlott) vagy expert (szakértő); alapérték: normal',
  lead: 'ki kezd és dönt az őrzőkről (alapérték: az első felfedező)',
  variant:
    'first-edition, vagy second-edition: az omlás 5 egészség, az újradobás egészségbe kerül (alapérték: first-edition)',
  closing:
    'strict (szigorú): a zsákkal kieső kulcs elvész, és vele a játék is; crossroads (keresztút) vagy ledge (párkány), házi szabályként: a kulcs oda kerül (alapérték: strict)',
};

const questions: TerminalWords['setUp']['questions'] = {
  players: 'Hányan játszotok?',
  alone: '3–6 felfedezőt vezetsz',
  two: 'fejenként két felfedező',
  more: 'fejenként egy felfedező',
  size: 'Hány felfedezőt vezetsz?',
  sizes: {
    3: 'három: kevesebb felfedező, több forduló',
    4: 'négy: jó első játéknak',
    5: 'öt: több felfedező, kevesebb forduló',
    6: 'hat: a legtöbb felfedező, a legkevesebb forduló',
  },
  difficulty: 'Mennyire legyen nehéz? Ennyi forduló után törhet ki a vulkán:',
  team: 'Melyik csapat?',
  steady: 'Kiegyensúlyozott csapat',
  edition: 'Melyik kiadás?',
  first: 'Első kiadás: az omlás 6 egészség, a Régész három szerencsejelzőért dobhat újra',
  closing: 'Ha a zsákból már egy lapka sem rakható le, mi legyen a benne maradt kulcsokkal?',
};

const options: TerminalWords['setUp']['options'] = ({
  players,
  team,
  difficulty,
  lead,
  isSecond,
  closing = 'strict',
}) => {
  const { difficulties, second, closings } = game.setUp;
  return [
    `${players} játékos`,
    list(team.map((explorer) => game.explorers[explorer].name)),
    `nehézség: ${difficulties[difficulty].name.toLowerCase()}`,
    ...(lead ? [`csapatvezető: ${game.explorers[lead].name}`] : []),
    ...(isSecond ? [second.name.toLowerCase()] : []),
    ...(closing === 'strict' ? [] : [closings[closing].name.toLowerCase()]),
  ].join(', ');
};

const errors: TerminalWords['setUp']['errors'] = {
  size: 'A --size és az --explorers ellentmond egymásnak: a --size csak akkor kell, ha senkit sem nevezel meg.',
  explorer: (name, known) => `Nincs ilyen felfedező: ${name}. Választható: ${list(known)}.`,
  players: 'A --players értéke 1 és 6 közötti szám.',
};

const quest: TerminalWords['quest'] = {
  keys: (found) => `3 kulcsból ${found} megvan`,
  placed: (n) => `3 kulcsból ${n} a szentélyben`,
  artifact: 'Vegyétek fel az ereklyét',
  carried: (explorer) => `${capital(the(suffixed(game.explorers[explorer].name, 'at')))} van az ereklye`,
  out: 'Az ereklye biztonságban van',
  lost: 'Az ereklye elveszett',
};

const hu: TerminalWords = {
  about,
  events,
  quest,
  cave,
  board,
  landmarks,
  legend,
  brief,
  typed,
  examples,
  chance,
  notes,
  forecast,
  endings,
  team: 'A csapat',
  setUp: { pitch, flags, questions, options, errors },
};

export default hu;
