import { Playout, Stream, unwrap } from '@undercroft/engine';
import { ASKS, infernosEdge } from '@undercroft/infernos-edge';
import { describe, expect, test } from 'vitest';
import { after, type Expedition, lateGame, midGame, opened, position, team } from './positions.ts';
import { english } from './screens.ts';

const PLAIN = { columns: 200, colour: false };
const { choices: listChoices, interpret, question } = english;
const forecast = (expedition: Expedition) => english.forecast?.(expedition) ?? [];

/** A choice by its name, as it stands in the list. */
function choice(expedition: Expedition, name: string) {
  const found = listChoices(expedition).find((known) => known.name === name);
  if (!found) throw new Error(`no ${name} among ${listChoices(expedition).map((known) => known.name)}`);
  return found;
}

const names = (expedition: Expedition) => listChoices(expedition).map(({ name }) => name);

describe('costs and risks', () => {
  test('IE-TURN-1 costs are those of the rules', () => {
    expect(choice(midGame(), 'Dig east').notes[0]).toBe('2 points');
    expect(choice(midGame(), 'Sprint south').notes[0]).toBe('1 point');
    const priest = position({ points: 3, guardians: [{ at: '3,0' }] }, team('priest', 'guide', 'healer'));
    expect(choice(priest, 'Purify, at 3E').notes).toEqual([
      '3 points',
      'wing guardian space',
      'guardian',
      '1 in 6: you lose 1 health to a stumble',
    ]);
  });

  test('IE-MOVE-2 running away costs a health per guardian', () => {
    expect(choice(midGame(), 'Move south').notes).toContain('you lose 1 health by running away');
    const two = midGame({ guardians: [{ at: '0,2' }, { at: '0,2' }] });
    const { notes, loss } = choice(two, 'Move south');
    expect(notes).toEqual([
      '1 point',
      'lava crossing, shored up',
      '1 in 6: the Archaeologist loses 1 health to the lava',
    ]);
    expect(loss).toEqual({ what: 'you lose 2 health by running away and are downed', rule: 'IE-TURN-3' });
  });

  test('IE-MOVE-3 shows how likely spikes hurt; IE-SCN-2 not the Scoundrel', () => {
    const spikes = { temple: [{ at: '0,1', tile: 'spike X' }] };
    const foreman = position(spikes, team('foreman', 'guide', 'healer'));
    expect(choice(foreman, 'Move south').notes).toEqual([
      '1 point',
      'spike trap',
      '1 in 2: you lose 3 health to the spikes',
    ]);
    expect(choice(position(spikes, team('guide', 'foreman', 'healer')), 'Move south').notes).toContain(
      '1 in 2: you lose 3 health to the spikes and are downed',
    );
    expect(choice(position(spikes, team('scoundrel', 'foreman', 'healer')), 'Move south').notes).toEqual([
      '1 point',
      'spike trap',
    ]);
    const lucky = position(spikes, team('archaeologist', 'foreman', 'healer'));
    expect(choice(lucky, 'Move south').notes).toContain('1 in 2: you lose 3 health to the spikes');
  });

  test('IE-ACT-ATTACK shows how likely it succeeds', () => {
    expect(choice(midGame(), 'Attack').notes).toEqual(['1 point', '1 in 2 chance to hit']);
  });

  test('IE-ACT-EXPLORE odds of danger, by the tiles left; IE-ARC-1 not for a Scholar, who chooses', () => {
    const guide = opened(team('foreman', 'guide', 'healer'));
    expect(choice(guide, 'Explore south').notes).toEqual([
      '1 point',
      '1 in 10 chance of spikes: roll 4 or more to dodge them',
      '1 in 5 chance of rubble: you would stay where you are',
      '2 in 15 chance of a guardian',
    ]);
    expect(choice(guide, 'Reveal south').notes).toEqual(['1 point', '2 in 15 chance of a guardian']);
    expect(choice(opened(team('guide', 'foreman', 'healer')), 'Explore south').notes).toEqual([
      '1 point',
      '1 in 10 chance of spikes: roll 4 or more to dodge them',
      '2 in 15 chance of a guardian',
    ]);
    expect(choice(opened(), 'Explore south').notes).toEqual(['1 point']);
  });

  test('IE-TURN-2 exerting costs health', () => {
    expect(choice(opened(), 'Exert').notes).toEqual(['+1 point', 'you lose 1 health by exerting']);
  });

  test('IE-HAZ-1 what the hazard die may cost when the turn ends', () => {
    expect(choice(midGame(), 'End turn').notes).toEqual([
      '2 points unused',
      '1 in 36: you lose 2 health to the collapse and are downed',
      '1 in 6: you lose 1 health to a guardian',
      '1 in 6: the Archaeologist loses 1 health to the lava',
    ]);
    expect(choice(lateGame(), 'End turn').notes).toContain('11 in 36 chance that the Foreman dies in the lava');
    const both = midGame({ guardians: [], explorers: { foreman: { at: '0,2' } } });
    expect(choice(both, 'End turn').notes).toContain(
      '1 in 36: the Foreman loses 5 health to the collapse and is downed',
    );
  });

  test('IE-ROUND-2 after the last turn of a round the guardians act', () => {
    const last = midGame({}, { lead: 'foreman' });
    expect(choice(last, 'End turn').notes).toContain('then guardians act twice');
    expect(choice(last, 'End turn').notes).not.toContain('then lava spreads twice');
    const fire = lateGame({ active: 'archaeologist', actor: 'archaeologist' }, { lead: 'scoundrel' });
    expect(choice(fire, 'End turn').notes).toContain('then lava spreads twice');
    expect(choice(fire, 'End turn').notes).toContain('11 in 36 chance that the Foreman dies in the lava');
  });

  test('IE-ACT-EXIT, IE-END-3 leaving too early is a loss, later it is not', () => {
    expect(choice(opened(), 'Move north').loss).toEqual({
      what: 'the Archaeologist leaves for good: there is no way back',
      rule: 'IE-ACT-EXIT',
    });
    const key = position({ temple: [{ at: '-1,1', tile: 'key D' }], explorers: { archaeologist: { holds: 'key' } } });
    expect(choice(key, 'Move north').loss).toEqual({
      what: 'you lose the game. A key leaves the temple, so the artifact stays hidden',
      rule: 'IE-END-3',
    });
    const late = lateGame({ explorers: { archaeologist: { at: '0,0' } } });
    expect(choice(late, 'Move north').loss).toBeUndefined();
    const last = lateGame({ explorers: { archaeologist: { at: '0,0' }, foreman: { at: null, state: 'escaped' } } });
    expect(choice(last, 'Move north').notes).toContain('this ends the game: gold');
  });

  test('IE-CURSE-1, IE-SANC-3 what changes the game is announced', () => {
    const chambers = [1, 2, -1].map((x) => ({ at: `${x},1`, tile: 'key D' }));
    const sanctum = (keys: number) => [
      { at: '0,1', tile: 'sanctum I', keys },
      { at: '0,2', tile: 'ledge D' },
    ];
    const third = position({
      temple: [...chambers, ...sanctum(2)],
      discarded: true,
      explorers: { archaeologist: { at: '0,1', holds: 'key' } },
    });
    expect(choice(third, 'Put down').notes).toContain('the artifact appears');
    const taking = position({
      temple: [...chambers, ...sanctum(3)],
      discarded: true,
      artifact: '0,2',
      explorers: { archaeologist: { at: '0,2' } },
    });
    expect(choice(taking, 'Pick up the artifact').notes).toContain(
      'this wakes the curse: two hazard dice a turn, and the volcano twice as fast',
    );
  });

  test('IE-ACT-ITEM items by name and holder', () => {
    const together = midGame({
      active: 'archaeologist',
      actor: 'archaeologist',
      guardians: [],
      explorers: { healer: { at: '-1,1', health: 3 } },
    });
    expect(names(together)).toEqual(expect.arrayContaining(['Give it to the Healer', 'Put down']));
    const healer = midGame({
      active: 'healer',
      actor: 'healer',
      guardians: [],
      explorers: { healer: { at: '-1,1', health: 3 } },
    });
    expect(names(healer)).toContain('Take it from the Archaeologist');
  });

  test('IE-ACT-REVEAL a drawn tile is placed by its openings', () => {
    const expedition = after(
      opened({ lead: 'foreman' }),
      { type: 'explore', to: 'south' },
      { type: 'tile', tile: 'dart L' },
    );
    expect(names(expedition)).toEqual(['┗  Lay it, open north and east', '┛  Lay it, open north and west']);
    expect(question(expedition)).toBe('How does the Foreman lay the dart trap?');
  });

  test('choices of one action are grouped', () => {
    const types = listChoices(midGame()).map(({ action }) => action.type);
    expect([...new Set(types)].flatMap((type) => types.filter((other) => other === type))).toEqual(types);
  });
});

describe('the command odds', () => {
  test('counts tiles, and describes what each face would do', () => {
    expect(forecast(midGame())).toEqual([
      'Tiles, 19 in the bag: Plain 2, Bridge 1, Key chamber 1, Lava 3, Spike trap 2, Dart trap 3, Ruin 4, Guardian 3.',
      'If you end your turn now, you roll one hazard die.',
      '  Stumble, 1 in 6: nothing happens.',
      '  Lava, 1 in 6: The Archaeologist loses 1 health to the lava and has 3 left.',
      '  Collapse, 1 in 6: On 3: Ruin 3 at 2S collapses. The collapse destroys a guardian at 2S. The Scoundrel loses 2 health to the collapse and has none left. The Scoundrel is downed at 2S.',
      '  Trap, 1 in 6: nothing happens.',
      '  Wake, 1 in 6: A guardian wakes at 1W 2S.',
      '  Activate, 1 in 6: A guardian attacks the Scoundrel. The Scoundrel loses 1 health to a guardian and has 1 left. A guardian goes east to 2S.',
    ]);
  });

  test('IE-ARC-1 tiles in the hand are not in the bag', () => {
    const choosing = after(
      opened(),
      { type: 'explore', to: 'south' },
      { type: 'tile', tile: 'dart L' },
      { type: 'tile', tile: 'lava X' },
    );
    expect(forecast(choosing)).toEqual([
      'Tiles, 28 in the bag: Plain 3, Bridge 2, Key chamber 3, Lava 4, Spike trap 3, Dart trap 3, Ruin 6, Guardian 4.',
    ]);
  });

  test('IE-CURSE-1 two dice: how often a face shows at least once', () => {
    const [none, two, stumble] = forecast(lateGame());
    expect(none).toBe('Tiles: the bag is empty.');
    expect(two).toBe('If you end your turn now, you roll two hazard dice.');
    expect(stumble).toBe('  Stumble, 11 in 36: nothing happens.');
  });
});

describe('questions name the player', () => {
  const seats = (players: number) => ({
    explorers: ['aristocrat', 'healer', 'guide', 'veteran'].map((explorer, i) => ({ explorer, seat: i % players })),
  });
  test.each([
    [1, 'What will the Aristocrat do? 2 of 2 points left.'],
    [2, 'Player 1, what will the Aristocrat do? 2 of 2 points left.'],
    [4, 'What will the Aristocrat do? 2 of 2 points left.'],
  ])('%i players', (players, words) => {
    expect(question(opened(seats(players)))).toBe(words);
  });

  test('IE-ARI-1 names the commanded explorer', () => {
    const expedition = after(opened(seats(2)), { type: 'command', explorer: 'healer' });
    expect(question(expedition)).toBe(
      'Player 2, where does the Healer go? On command of the Aristocrat: one move, or stay.',
    );
  });

  test('IE-LEAD-1 names the lead, who decides for a guardian', () => {
    const guardians = [{ at: '0,0', activated: true, acting: true }];
    const lead = position(
      { asks: 'victim', guardians, active: 'veteran', actor: 'veteran' },
      { ...seats(4), lead: 'guide' },
    );
    expect(question(lead)).toBe('Guide, who takes the blow? The guardian strikes one of these for 1 health.');
    expect(names(lead)).toEqual([
      'The Aristocrat takes the blow',
      'The Healer takes the blow',
      'The Guide takes the blow',
      'The Veteran takes the blow',
    ]);
  });

  test('what the explorer holds', () => {
    const late = lateGame();
    expect(question(late)).toBe('What will the Archaeologist do? 2 of 2 points left, holds the artifact.');
  });
});

describe('rare questions', () => {
  test('IE-GUI-2 asks for the second reveal', () => {
    const guide = position(
      { temple: [{ at: '0,1', tile: 'lava X' }], explorers: { guide: { at: '0,1' } } },
      team('guide', 'foreman', 'healer'),
    );
    const second = after(guide, { type: 'illuminate', to: 'south' }, { type: 'tile', tile: 'spike X' });
    expect(question(second)).toBe('Where does the Guide reveal another tile? You can also stop here.');
    expect(names(second)).toEqual(['Reveal east', 'Reveal west', 'Stop here']);
    expect(interpret(second, 'w')).toEqual({ ok: true, value: [{ type: 'reveal', to: 'west' }] });
  });

  test('IE-SANC-1 asks where the sanctum is joined', () => {
    const joining = position({ asks: 'sanctum', discarded: true, temple: [{ at: '0,1', tile: 'lava X' }] });
    expect(question(joining)).toBe('Where does the sanctum open? These places are equally deep.');
    expect(names(joining)).toEqual([
      'Open it here, east of the space at 1S',
      'Open it here, south of the space at 1S',
      'Open it here, west of the space at 1S',
    ]);
    const south = { ok: true, value: [{ type: 'sanctum', at: '0,1', to: 'south' }] };
    expect(interpret(joining, '2S')).toEqual(south);
    expect(interpret(joining, '1S')).toMatchObject({ ok: true, value: [{}, {}, {}] });
    expect(english.draw(joining, { choices: listChoices(joining), occupants: [] }, PLAIN).list).toContain(
      '2S  unknown  (2)',
    );
  });

  test('IE-HAZ-1 asks which of two faces comes first; IE-ARC-2 whether to reroll one', () => {
    const roll = (...faces: string[]) => ({ why: 'hazard', explorer: 'archaeologist', faces });
    const first = lateGame({ asks: 'first', roll: roll('activate', 'wake') });
    expect(question(first)).toBe('Which hazard comes first? The dice show activate and wake.');
    expect(names(first)).toEqual(['Activate first', 'Wake first']);
    expect(interpret(first, 'activate')).toEqual({ ok: true, value: [{ type: 'first', face: 'activate' }] });
    const luck = lateGame({ asks: 'luck', roll: roll('lava', 'wake') });
    expect(question(luck)).toBe('Does the Archaeologist reroll? The dice show lava and wake.');
    expect(choice(luck, 'Reroll “lava”').notes).toEqual([
      '3 luck tokens left',
      '1 in 6 chance that the Foreman dies in the lava',
    ]);
    const paid = after(opened({ variant: 'second-edition' }), { type: 'end' }, { type: 'hazard', face: 'wake' });
    expect(choice(paid, 'Reroll “wake”').notes).toEqual(['you lose 1 health for a reroll']);
    expect(names(luck)).toEqual(['Keep the roll', 'Reroll “lava”', 'Reroll “wake”']);
  });
});

describe('in random games', () => {
  const { variants } = infernosEdge.facts;
  const playout = new Playout(infernosEdge);
  const asked = new Set<string>();

  /** At random, but if possible nothing to be regretted: games last longer and see more. */
  function prudent(expedition: Expedition, choices: ReturnType<typeof listChoices>, stream: Stream): number {
    const rash = choices.filter(({ loss }) => loss).map(({ action }) => unwrap(infernosEdge.check(expedition, action)));
    const all = Array.from({ length: 5 }, () => playout.choose(expedition, stream));
    return all.find((code) => !rash.includes(code)) ?? (all[0] as number);
  }

  test.each(variants.slice(0, 18))('$name: every decision has a question, choices and a board', ({ name, options }) => {
    const expedition = opened(options);
    const stream = Stream.of(name);
    while (infernosEdge.status(expedition).type !== 'over') {
      asked.add(infernosEdge.save(expedition).asks);
      expect(question(expedition)).toMatch(/^[A-Z].*[?.]$/);
      expect(question(expedition)).not.toMatch(/undefined|what now/);
      const choices = listChoices(expedition);
      for (const { action, name, notes } of choices) {
        expect(infernosEdge.check(expedition, action).ok).toBe(true);
        expect([name, ...notes].join(' ')).not.toMatch(/undefined|NaN|-?\d,-?\d/);
      }
      expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
      if (expedition.round % 4 === 0)
        expect(english.draw(expedition, { choices, occupants: [] }, PLAIN).boards.length).toBeGreaterThan(0);
      infernosEdge.play(expedition, prudent(expedition, choices, stream));
    }
  });

  test('every question came up, except those with tests of their own', () => {
    const never = ASKS.filter((asks) => !asked.has(asks));
    expect(never.filter((asks) => !['nothing', 'over', 'sanctum', 'first', 'illuminate'].includes(asks))).toEqual([]);
  });
});
