import {
  type Case,
  cursed,
  dead,
  erupted,
  escaped,
  explorer,
  guide,
  onSpikes,
  roll,
  rolling,
  temple,
} from './support.ts';

const SCHOLARS = ['archaeologist', 'guide', 'veteran'] as const;
const byScholar = (why: string, ...faces: unknown[]) => ({ roll: { why, explorer: 'archaeologist', faces } });
const lucky = { asks: 'luck', ...byScholar('hazard', 'lava') };
const twoDice = { ...cursed, asks: 'hazard', ...roll('hazard', null, null) };
/** IE-HAZ-1: whether the guardian that wakes also activates. */
const ordering = {
  ...cursed,
  asks: 'first',
  ...roll('hazard', 'wake', 'activate'),
  explorers: { ...cursed.explorers, guide: { at: '1,0' } },
};
const attacking = { asks: 'die', ...roll('attack', null), guardians: [{ at: '0,0' }] };
const collapsing = { ...temple({ at: '0,1', tile: 'ruin X 1' }), asks: 'die', ...roll('collapse', null) };

/** What dice are rolled for, by whom, and which of them lie. */
export const DICE_CASES: readonly Case[] = [
  ...['die', 'hazard', 'luck', 'first'].map(
    (asks): Case => ({ name: `${asks} without dice`, fault: { asks }, error: ['no-roll', 'IE-HAZ-1', ['roll']] }),
  ),
  {
    name: 'dice without a question',
    fault: roll('hazard', 'lava'),
    error: ['no-roll', 'IE-HAZ-1', ['roll']],
  },
  {
    name: 'dice of somebody outside the team',
    base: rolling,
    fault: { roll: { why: 'hazard', explorer: 'priest', faces: [null] } },
    error: ['not-in-the-team', 'IE-SETUP-1', ['roll', 'explorer'], 'priest'],
  },
  {
    name: 'hazard dice of somebody else',
    base: rolling,
    fault: { roll: { why: 'hazard', explorer: 'sapper', faces: [null] } },
    error: ['not-their-roll', 'IE-HAZ-1', ['roll', 'explorer'], 'sapper'],
  },
  {
    name: 'somebody else on the spikes',
    base: { ...onSpikes, explorers: { ...onSpikes.explorers, sapper: { at: '0,1' } } },
    fault: { roll: { why: 'spike', explorer: 'sapper', faces: [null] } },
    error: ['not-their-roll', 'IE-MOVE-3', ['roll', 'explorer'], 'sapper'],
  },
  {
    name: 'two number dice',
    base: onSpikes,
    fault: roll('spike', null, null),
    error: ['two-dice', 'IE-HAZ-1', ['roll', 'faces']],
  },
  {
    name: 'two hazard dice without the curse',
    base: rolling,
    fault: roll('hazard', null, null),
    error: ['dice-do-not-fit', 'IE-CURSE-1', ['roll', 'faces'], '2'],
  },
  {
    name: 'one hazard die with the curse',
    base: twoDice,
    fault: roll('hazard', null),
    error: ['dice-do-not-fit', 'IE-CURSE-1', ['roll', 'faces'], '1'],
  },
  {
    name: 'a number on a hazard die',
    base: twoDice,
    fault: roll('hazard', 1, null),
    error: ['wrong-die', 'IE-COMP-5', ['roll', 'faces', 0], '1'],
  },
  {
    name: 'a hazard on a number die',
    base: onSpikes,
    fault: roll('spike', 'lava'),
    error: ['wrong-die', 'IE-COMP-5', ['roll', 'faces', 0], 'lava'],
  },
  {
    name: 'a hazard roll for a number',
    base: onSpikes,
    fault: roll('hazard', null),
    error: ['wrong-die', 'IE-COMP-5', ['roll', 'why']],
  },
  {
    name: 'a number roll for a hazard',
    base: rolling,
    fault: roll('spike', null),
    error: ['wrong-die', 'IE-COMP-5', ['roll', 'why']],
  },
  {
    name: 'a hazard die that is already rolled',
    base: rolling,
    fault: roll('hazard', 'lava'),
    error: ['all-dice-lie', 'IE-HAZ-1', ['roll', 'faces']],
  },
  {
    name: 'a number die that is already rolled',
    base: onSpikes,
    fault: roll('spike', 1),
    error: ['all-dice-lie', 'IE-HAZ-1', ['roll', 'faces']],
  },
  {
    name: 'a choice before all dice are rolled',
    base: ordering,
    fault: roll('hazard', 'wake', null),
    error: ['die-missing', 'IE-HAZ-1', ['roll', 'faces']],
  },
  {
    name: 'a reroll before the dice are rolled',
    team: SCHOLARS,
    base: lucky,
    fault: byScholar('hazard', null),
    error: ['die-missing', 'IE-HAZ-1', ['roll', 'faces']],
  },
  {
    name: 'two equal faces',
    base: ordering,
    fault: roll('hazard', 'wake', 'wake'),
    error: ['nothing-to-choose', 'IE-HAZ-1', ['roll', 'faces']],
  },
  {
    name: 'one die to choose from',
    base: ordering,
    fault: roll('hazard', 'wake'),
    error: ['nothing-to-choose', 'IE-HAZ-1', ['roll', 'faces']],
  },
  {
    name: 'two faces whose order cannot matter',
    base: ordering,
    fault: roll('hazard', 'wake', 'stumble'),
    error: ['nothing-to-choose', 'IE-ASK-1', ['asks'], 'first'],
  },
  {
    name: 'an attack without a guardian',
    base: attacking,
    fault: { guardians: [] },
    error: ['no-guardian', 'IE-ACT-ATTACK', ['roll', 'why']],
  },
  {
    name: 'an attack from outside',
    base: attacking,
    fault: guide(escaped),
    error: ['no-guardian', 'IE-ACT-ATTACK', ['roll', 'why']],
  },
  {
    name: 'a dead explorer on spikes',
    base: {
      ...erupted,
      ...temple(
        { at: '0,1', tile: 'spike X' },
        { at: '0,2', tile: 'sanctum I', marks: ['burnt'] },
        { at: '0,3', tile: 'ledge D', marks: ['burnt'] },
      ),
      asks: 'die',
      ...roll('spike', null),
      explorers: { ...cursed.explorers, guide: { at: '0,1' } },
    },
    fault: guide(dead),
    error: ['no-spikes', 'IE-MOVE-3', ['roll', 'why']],
  },
  {
    name: 'spikes elsewhere',
    base: onSpikes,
    fault: guide({}),
    error: ['no-spikes', 'IE-MOVE-3', ['roll', 'why']],
  },
  {
    name: 'spikes that spare those with the Scoundrel',
    team: ['guide', 'scoundrel', 'veteran'],
    base: onSpikes,
    fault: explorer('scoundrel', { at: '0,1', health: 3 }),
    error: ['no-spikes', 'IE-MOVE-3', ['roll', 'why']],
  },
  {
    name: 'a collapse without a ruin that could',
    base: collapsing,
    fault: temple({ at: '0,1', tile: 'ruin X 1', marks: ['rubble'] }),
    error: ['no-ruin', 'IE-HAZ-COLLAPSE', ['roll', 'why']],
  },
  {
    name: 'a reroll without luck tokens',
    team: SCHOLARS,
    base: lucky,
    fault: { luck: 0 },
    error: ['no-luck', 'IE-ARC-2', ['asks']],
  },
  {
    name: 'a reroll by somebody else than the Archaeologist',
    base: { ...rolling },
    fault: { asks: 'luck', ...roll('hazard', 'lava') },
    error: ['no-luck', 'IE-ARC-2', ['asks']],
  },
  {
    name: 'a rerolled die by somebody else than the Archaeologist',
    base: twoDice,
    fault: roll('hazard', null, 'lava'),
    error: ['no-luck', 'IE-ARC-2', ['roll', 'faces']],
  },
];
