// The colours of the chart. Fleets have their own in fleets.ts.

export const INK = '#0c1a24';
export const PAPER = '#fbf6e6';
export const AMBER = '#f2b45a';
/** Amber light on water: amber itself would turn the deep grey. */
export const LIT = '#ffe9b8';
export const DANGER = '#c8321f';
export const BRASS = '#c9b27a';
export const BORDER = '#1d4f6c';

export const SHALLOW = { fill: '#bdd9df', shelf: '#cfe5e7', line: '#4f8aa3', text: '#2c6681' };
export const DEEP = {
  fill: '#7fb2c8',
  line: '#d7ecf2',
  text: '#e4f3f7',
  floors: ['#659fbb', '#4a88a9', '#336f94', '#1f577c', '#154767'],
};
export const ROCKY = { fill: '#cdc5a4', shelf: '#d8d1b4', line: '#8a815f', text: '#5b5337' };
export const STONE = { body: '#8f8666', lit: '#b5ac89', dark: '#6a6246', line: '#4a4329' };
