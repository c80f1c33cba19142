// A gépi játékosok: kik ők, mit tanácsolnak és miért.
import type { BotsWords } from '../en/bots.ts';

const strengths: BotsWords['strengths'] = {
  wanderer: { name: 'Vándor', does: 'akármerre megy, a szabályokon kívül semmit sem tud' },
  novice: { name: 'Kezdő', does: 'óvatos, ökölszabályok szerint játszik' },
  adept: { name: 'Mester', does: 'több száz próbával előre gondolkodik' },
};

const percent = new Intl.NumberFormat('hu', { style: 'percent', maximumFractionDigits: 0 });

const common = {
  anything: 'itt mindegy, melyik',
  'best-chance': 'a próbák közül ez végződött legtöbbször jól',
};

const reasons: BotsWords['reasons'] = {
  'sub-terra': {
    ...common,
    'only-one': 'nincs más lehetőség',
    reveal: 'a kijárat mélyen van a pakliban, és itt veszélytelen lapkát felfedni',
    explore: 'át kell rágni magunkat a paklin, és ez a nyílás vezet tovább',
    walk: 'arra több a felfedeznivaló',
    shelter: 'a következő veszély itt csap le, ott nem',
    flee: 'túl közel van egy iszony',
    'to-a-friend': 'valaki eszméletlen, és még segíteni lehet rajta',
    'way-out': 'nyitva a kijárat, és fogy a fény',
    'stay-out': 'a kijáraton már semmi baj nem érheti',
    leave: 'ha most indultok, többen érnek haza, mint ha vártok',
    heal: 'szükség lesz az egészségre útközben',
    dig: 'törmelék zárja el a mindenkinek kellő utat',
    rope: 'kötéllel mindenkinek járható lesz',
    repel: 'különben egy iszony elér valakit',
    hide: 'innen senki sem tud elmenekülni az iszonyok elől',
    direct: 'a másik többet hoz ki ebből a pontból',
    exert: 'most megéri a kockázatot még egy cselekvés',
    stay: 'innen minden lépés csak rosszabb',
    lay: 'így forgatva marad a legtöbb út nyitva',
    discard: 'ez a lapka elzárná a barlangot',
    take: 'a félretett lapka jobban illik ide',
    surface: 'ott elérhető közelségben vannak a többiek',
    away: 'arra senkihez sem ér el',
  },
  'infernos-edge': {
    ...common,
    'only-choice': 'nincs más lehetőség',
    explore: 'a kulcsok még a zsákban vannak',
    'fetch-key': 'ott egy kulcs hever',
    'bring-key': 'a kulcsnak a szentélyen a helye',
    'take-artifact': 'szabad az út az ereklyéhez',
    'carry-out': 'ki kell vinni az ereklyét, és a hegy már ébren van',
    'get-out': 'épp van még idő kijutni',
    escort: 'aki visz valamit, ne menjen egyedül',
    'help-up': 'valaki kidőlt, és még segíteni lehet rajta',
    heal: 'szükség lesz az egészségre útközben',
    fight: 'őrző állja el az utat',
    'clear-the-way': 'erre vezet az út haza',
    'work-harder': 'most megéri a kockázatot még egy cselekvés',
    'stay-safe': 'a következő veszély itt fájna',
    'nothing-better': 'innen minden lépés csak rosszabb',
    'lay-compactly': 'ha minden közel van, minden út rövidebb',
    'late-trouble': 'a rossz jöjjön minél később',
    'short-way-home': 'onnan rövid az út haza',
    'try-again': 'a második dobás aligha lehet rosszabb',
    'spare-the-weak': 'a többiek jobban bírják',
  },
  'pocket-sub': {
    ...common,
    'sure-win': 'nyer, bármit tesznek a többiek',
    'lost-anyway': 'minden más hamarabb veszít',
    win: 'azonnal nyer',
    'stay-afloat': 'minden más elveszít egy tengeralattjárót',
    ram: 'a hős elsüllyeszti, akire ráfut',
    'keep-a-way-out': 'akinek nincs kiútja, elvész',
    'beware-of-heroes': 'ott nem éri el a hős',
    'save-tokens': 'a jelzők később többet érnek',
    'hem-in': 'nem hagy nekik kiutat',
    room: 'így marad a legtöbb víz szabadon',
  },
};

const hu: BotsWords = {
  strengths,
  person: 'Valaki itt',
  whoPlays: (seat) => `Ki játssza a(z) ${seat + 1}. helyet`,
  seats: 'Ki játszik',
  seatsLine: 'Egy hely bármikor gazdát cserélhet.',
  thinking: (strength) => `${strengths[strength].name} gondolkodik`,
  failed: 'A gép most nem tud itt gondolkodni.',
  again: 'Próbáld újra',
  takeOver: 'Játszom helyette',
  hint: {
    thinking: 'A mester gondolkodik helyetted',
    title: 'A mester ezt tenné',
    because: (reason) => `mert ${reason}.`,
    chanceLine: (share, trials) => `${percent.format(share)} esély a győzelemre, ${trials} próba alapján`,
    failed: 'Most nem lehet tippet kapni.',
  },
  reasons,
};

export default hu;
