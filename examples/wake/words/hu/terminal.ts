// What only a terminal says, in Hungarian.
import type { TerminalWords } from '../en/terminal.ts';

const hu: TerminalWords = {
  pitch: [
    ['Wake: két tengeralattjáró egy kis tengeren. Aki nem tud lépni, veszít.'],
    [
      'A körödben lépj egy szomszédos mezőre, átlósan is.',
      'Ahonnan elindultál, ott akna marad. Aknára, zátonyra és a másik tengeralattjáróra senki sem léphet.',
    ],
  ],
  size: 'a tenger oldala: 5 vagy 7 (alapérték: 5)',
  howLarge: 'Mekkora legyen a tenger?',
  placeHelp: 'c oszlop, 3. sor',
  options: (size) => `${size}-ször ${size} mező`.replace('7-ször 7', '7-szer 7'),
  goes: (cell) => `lépés ide: ${cell}`,
  signs: ['P', 'K'],
  legend: 'P, K tengeralattjárók   * akna   # zátony   . víz',
  reefAt: (cell) => `zátony itt: ${cell}`,
  stuck: 'a másik tengeralattjáró nem tudott lépni',
};

export default hu;
