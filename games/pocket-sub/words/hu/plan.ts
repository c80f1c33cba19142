// What is said while a turn is planned on the chart, in Hungarian.
import type { Colour } from '@undercroft/pocket-sub';
import { capital } from '@undercroft/words/grammar';
import { list, the } from '@undercroft/words/hungarian';
import type { PlanNames, PlanWords } from '../en/plan.ts';

const colourIn = (fleets: PlanNames['fleets'], fleet: Colour): string => fleets[fleet].toLowerCase();
const namesOf = (fleets: PlanNames['fleets'], colours: readonly Colour[]): string =>
  capital(list(colours.map((one) => the(colourIn(fleets, one)))));

const touchWords = ({ at }: PlanNames): PlanWords['touch'] => ({
  sub: (region, p) => `A tengeralattjáró indítása innen: ${at(region, p)}.`,
  sail: (region, p) => `Indulás a terv szerint ide: ${at(region, p)}.`,
  end: (region, p) => `Itt álljon meg: ${at(region, p)}.`,
  lostEnd: (region, p) => `Itt álljon meg, és vesszen el: ${at(region, p)}.`,
  bend: (region, p) => `Erre kerüljön: ${at(region, p)}.`,
  lostBend: (region, p) => `Erre kerüljön, és vesszen el: ${at(region, p)}.`,
  mine: (region, p) => `Az akna ide kerüljön: ${at(region, p)}.`,
  avoid: (region, p) => `Ne erre menjen: ${at(region, p)}.`,
});

const aroundWords = ({ at, fleets }: PlanNames): Pick<PlanWords, 'name' | 'legend' | 'threat' | 'goal'> => ({
  name: ({ use, from, to, mine }, p) => {
    const tokens = list(use);
    if (from === undefined) return `Jelző: ${tokens}`;
    const way = to === undefined ? `Indulás innen: ${at(from, p)}` : `Út: ${at(from, p)} – ${at(to, p)}`;
    return [
      way,
      ...(use.length === 0 ? [] : [`jelző: ${tokens}`]),
      ...(mine === undefined ? [] : [`akna: ${at(mine, p)}`]),
    ].join(', ');
  },
  legend: {
    end: 'Itt megállhat a tengeralattjáród',
    deadly: 'Aki ide belép, elvész',
    reach: (enemy) => `${namesOf(fleets, [enemy])} a következő körében ideérhet`,
    wake: (enemy) => (enemy ? `${namesOf(fleets, [enemy])} utolsó útja` : 'Egy másik flotta utolsó útja'),
  },
  threat: {
    none: 'Egyik tengeralattjáródhoz sem ér oda ellenfél a következő körében.',
    subs: (enemies, regions, p) =>
      `${namesOf(fleets, enemies)} a következő körében elérheti itt álló tengeralattjáródat: ${list(regions.map((one) => at(one, p)))}.`,
    chip: 'célpont',
  },
  goal: {
    sink: (enemies) => `Süllyeszd el ${list(enemies.map((one) => the(colourIn(fleets, one))))} flottát`,
    sinkAll: 'Süllyeszd el az összes többi flottát',
    left: (others, own) => {
      const counted = others.map(({ of, subs }) => `${colourIn(fleets, of)} *${subs}*`);
      const all = [...counted, ...(own === undefined ? [] : [`te *${own}*`])].join(', ');
      return `Tengeralattjárók: ${all}`;
    },
    deploy: 'Előbb mindenki lerakja a flottáját',
    quiet: (rounds) =>
      rounds === 2 ? 'még *egy* csendes forduló, és döntetlen' : 'még *két* csendes forduló, és döntetlen',
    over: 'Vége a játéknak',
  },
});

export function planWords({ at, fleets, waters }: PlanNames): PlanWords {
  const colour = (fleet: Colour): string => colourIn(fleets, fleet);
  const names = (colours: readonly Colour[]): string => namesOf(fleets, colours);
  return {
    port: 'Kikötő',
    subAt: (region, p) => `Tengeralattjáró itt: ${at(region, p)}`,
    subInPort: 'Tengeralattjáró a kikötőben',
    lost: 'elveszett',
    nthSub: (n) => `${n}. tengeralattjáró`,
    out: 'kiesett',
    chooseSub: 'válassz tengeralattjárót',
    chooseEnd: 'válassz úti célt',
    gone: 'Ez a tengeralattjáró már elveszett.',
    whereTo: '*Merre induljon?* Válaszd ki, hol álljon meg.',
    sailTo: (end, p) => `Úti cél: ${at(end, p)}`,
    nothingOnTheWay: 'Nincs ellenség az úton.',
    canReach: (enemies) => `${names(enemies)} a következő körében odaérhet.`,
    cannotReach: (enemies) =>
      enemies.length === 1
        ? `${names(enemies)} a következő körében nem ér oda.`
        : 'Egyik ellenfél sem ér oda a következő körében.',
    unlessOthersMove: (text) => text.replace(/\.$/, ', ha közben más nem lép.'),
    sail: 'Indulás',
    sailAnyway: 'Indulás mégis',
    stay: 'Marad a kikötőben',
    giveUp: 'Feláldozás',
    mineIn: (region, p) => `akna: ${at(region, p)}`,
    mineButton: (region, p) => `Akna: ${at(region, p)}`,
    noMine: 'akna nélkül',
    lostForCertain: 'Így elvész a tengeralattjáró',
    subLost: 'a tengeralattjáró elvész',
    lostTag: 'elvész',
    noRoom: (why) =>
      why === 'deep'
        ? 'Csak mély vizet hagysz el, így nincs hová aknát rakni.'
        : 'Minden mező, amelyet elhagysz, mély vagy foglalt, így nincs hová aknát rakni.',
    noRoomShort: 'Nincs hely az aknának',
    start: (water) => `indulás, ${waters[water].name}`,
    runningDeep: 'mélymenet',
    toUse: (of) => `${of} pontod van`,
    used: (n, of) => (n === of ? 'mind elfogy' : `${of} pontból ${n}`),
    touch: touchWords({ at, fleets, waters }),
    ...aroundWords({ at, fleets, waters }),
    actor: (player, fleet) => (player === '' ? fleets[fleet] : `${player}, ${colour(fleet)}`),
    hero: 'hős',
  };
}
