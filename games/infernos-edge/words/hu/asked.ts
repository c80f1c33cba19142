import type { Asked } from '../en/asked.ts';

const asked = {
  action: 'mit lép',
  crawl: 'merre kúszik',
  commanded: 'merre megy a parancsra',
  chain: 'merre megy tovább',
  illuminate: 'hol fed fel még egy lapkát',
  choose: 'a két lapka közül melyiket rakja le',
  place: 'hogyan rakja le a lapkát',
  sanctum: 'hol nyílik meg a szentély',
  luck: 'újradob-e',
  first: 'melyik veszély jön először',
  wake: 'hol ébred fel az őrző',
  guardian: 'melyik őrző cselekszik most',
  victim: 'kit üt meg az őrző',
  path: 'merre megy az őrző',
} satisfies Record<Asked, string>;

export default asked;
