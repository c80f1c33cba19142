import type { InfernosEdgeMomentWords } from '../en/moments.ts';

const hu: InfernosEdgeMomentWords = {
  dice: (n) => (n > 1 ? 'Két veszélykocka…' : 'A veszélykocka…'),
  cursed: 'Az ereklye átkozott.',
  nobody: 'Senkinek sem esik baja.',
  stirs: 'Megmozdulnak az őrzők…',
  shakes: 'Reng a föld…',
  eruption: { word: 'Kitörés', title: 'Kitör a vulkán.', text: 'Mostantól terjed a láva. Fussatok.' },
  artifact: {
    word: 'Átok',
    title: 'A templom felébredt.',
    text: 'Mostantól mindenki két veszélykockával dob, és a vulkán fordulónként kettőt lép.',
  },
  daylight: 'Napfény.',
  lost: 'Elveszve',
  lampsOut: 'Sorra kialszanak a lámpák…',
};

export default hu;
