// What the cavers are called in Hungarian.
import type { Caver } from '@undercroft/sub-terra';
import { capital, type MarkedText, type Named } from '@undercroft/words/grammar';
import { list, object, The, the } from '@undercroft/words/hungarian';

export const cavers = {
  diver: { name: 'Búvár', does: 'Az áradás nem árt neki. Egyik vízlapkáról a másikra merül.' },
  scout: { name: 'Felderítő', does: 'A rémek nem bántják. Háromszor eldobhat egy húzott lapkát.' },
  geologist: { name: 'Geológus', does: 'Olcsóbban ás. Egy előre ismert lapkát is lerakhat.' },
  engineer: { name: 'Mérnök', does: 'Háromszor falat robbanthat. A sziklaomlás alig árt neki.' },
  climber: { name: 'Hegymászó', does: 'Próba nélkül rögzít kötelet. Átjut szűkületen és törmeléken.' },
  medic: { name: 'Orvos', does: 'Olcsóbban gyógyít másokat. Két lépést sprintel.' },
  bodyguard: { name: 'Testőr', does: 'Elűzi a rémet. A lapkáján mindenki mást megvéd.' },
  leader: { name: 'Vezető', does: 'Akciót ad másnak. Jobb a képességpróbákban.' },
} satisfies Record<Caver, Named>;

export const who = (caver: Caver): string => cavers[caver].name;
/** 'az Orvos', 'Az *Orvos*'. */
export const theCaver = (caver: Caver): string => the(who(caver));
export const Actor = (caver: Caver): MarkedText => The(`*${who(caver)}*`);
/** 'az Orvost'. */
export const theObject = (caver: Caver): string => the(object(who(caver)));
export const all = (team: readonly Caver[]): string => capital(list(team.map(theCaver)));
