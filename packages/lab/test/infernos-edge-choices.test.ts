import { must, Playout, Stream } from '@undercroft/engine';
import { ASKS, infernosEdge } from '@undercroft/infernos-edge';
import { describe, expect, test } from 'vitest';
import { aims } from '../src/screens/infernos-edge/aims.ts';
import { listChoices } from '../src/screens/infernos-edge/choices.ts';
import { foretell } from '../src/screens/infernos-edge/odds.ts';
import { placeName, readPlace } from '../src/screens/infernos-edge/places.ts';
import { question } from '../src/screens/infernos-edge/question.ts';
import { infernosEdgeScreen } from '../src/screens/infernos-edge/screen.ts';
import { after, type Expedition, lateGame, midGame, opened, position, team } from './infernos-edge-positions.ts';

const PLAIN = { columns: 200, colour: false };

/** A choice by its name, as it stands in the list. */
function choice(expedition: Expedition, name: string) {
  const found = listChoices(expedition).find((known) => known.name === name);
  if (!found) throw new Error(`no ${name} among ${listChoices(expedition).map((known) => known.name)}`);
  return found;
}

const names = (expedition: Expedition) => listChoices(expedition).map(({ name }) => name);

describe('prices and risks', () => {
  test('IE-TURN-1 costs are those of the rules', () => {
    expect(choice(midGame(), 'Dig east').notes[0]).toBe('2 points');
    expect(choice(midGame(), 'Sprint south').notes[0]).toBe('1 point');
    const priest = position({ points: 3, guardians: [{ at: '3,0' }] }, team('priest', 'guide', 'healer'));
    expect(choice(priest, 'Purify at 3E').notes).toEqual(['3 points', 'wing, guardian space', '1 guardian']);
  });

  test('IE-MOVE-2 running away costs a health for every guardian', () => {
    expect(choice(midGame(), 'Move south').notes).toContain('running away −1');
    const two = midGame({ guardians: [{ at: '0,2' }, { at: '0,2' }] });
    const { notes, loss } = choice(two, 'Move south');
    expect(notes).toContain('running away −2');
    expect(loss).toEqual({ why: 'running away', what: 'the Scoundrel is downed', rule: 'IE-TURN-3' });
  });

  test('IE-MOVE-3 spikes: on which rolls; IE-SCN-2 not for the Scoundrel', () => {
    const spikes = { temple: [{ at: '0,1', tile: 'spike X' }] };
    const foreman = position(spikes, team('foreman', 'guide', 'healer'));
    expect(choice(foreman, 'Move south').notes).toEqual(['1 point', 'spike trap', 'spikes −3 on 1–3']);
    expect(choice(position(spikes, team('guide', 'foreman', 'healer')), 'Move south').notes).toContain('downed on 1–3');
    expect(choice(position(spikes, team('scoundrel', 'foreman', 'healer')), 'Move south').notes).toEqual([
      '1 point',
      'spike trap',
    ]);
    const lucky = position(spikes, team('archaeologist', 'foreman', 'healer'));
    expect(choice(lucky, 'Move south').notes).toContain('spikes −3 on 1–3');
  });

  test('IE-ACT-ATTACK on which rolls', () => {
    expect(choice(midGame(), 'Attack a guardian').notes).toEqual(['1 point', 'succeeds on 4–6']);
  });

  test('IE-ACT-EXPLORE odds of what is met, by the tiles left; IE-ARC-1 a Scholar chooses', () => {
    const guide = opened(team('foreman', 'guide', 'healer'));
    expect(choice(guide, 'Explore south').notes).toEqual(['1 point', 'of 30: 3 spikes, 6 rubble, 4 guardian']);
    expect(choice(guide, 'Reveal south').notes).toEqual(['1 point', 'of 30: 4 guardian']);
    expect(choice(opened(team('guide', 'foreman', 'healer')), 'Explore south').notes).toEqual([
      '1 point',
      'of 30: 3 spikes, 4 guardian',
    ]);
    expect(choice(opened(), 'Explore south').notes).toEqual(['1 point']);
  });

  test('IE-TURN-2 exerting costs health', () => {
    expect(choice(opened(), 'Exert').notes).toEqual(['+1 point', 'health −1']);
  });

  test('IE-HAZ-1 what the hazard die may cost when the turn ends', () => {
    expect(choice(midGame(), 'End the turn').notes).toEqual([
      '2 points unspent',
      '1 in 6 Archaeologist: lava −1',
      '1 in 36 downed',
      '1 in 6 guardian −1',
    ]);
    expect(choice(lateGame(), 'End the turn').notes).toContain('11 in 36 Foreman dies');
    const both = midGame({ guardians: [], explorers: { foreman: { at: '0,2' } } });
    expect(choice(both, 'End the turn').notes).toContain('1 in 36 downed, Foreman downed');
  });

  test('IE-ROUND-2 after the last turn of a round the guardians come', () => {
    const last = midGame({ todo: ['round-over', 'marker', 'activation', 'activation', 'turn-over', 'hazard-roll'] });
    expect(choice(last, 'End the turn').notes).toContain('then guardians act twice');
    expect(choice(last, 'End the turn').notes).not.toContain('then lava spreads twice');
    const fire = lateGame({ todo: ['round-over', 'marker', 'activation', 'activation', 'turn-over', 'hazard-roll'] });
    expect(choice(fire, 'End the turn').notes).toContain('then lava spreads twice');
    expect(choice(fire, 'End the turn').notes).toContain('11 in 36 Foreman dies');
  });

  test('IE-ACT-EXIT, IE-END-3 leaving too early is to be regretted, later it is not', () => {
    expect(choice(opened(), 'Move north').loss).toEqual({
      why: 'no way back',
      what: 'the Archaeologist leaves for good',
      rule: 'IE-ACT-EXIT',
    });
    const key = position({ temple: [{ at: '-1,1', tile: 'key D' }], explorers: { archaeologist: { holds: 'key' } } });
    expect(choice(key, 'Move north').loss).toMatchObject({ why: 'a key leaves the temple', rule: 'IE-END-3' });
    const late = lateGame({ explorers: { archaeologist: { at: '0,0' } } });
    expect(choice(late, 'Move north').loss).toBeUndefined();
    const last = lateGame({ explorers: { archaeologist: { at: '0,0' }, foreman: { at: null, state: 'escaped' } } });
    expect(choice(last, 'Move north').notes).toContain('ends the game: gold');
  });

  test('IE-CURSE-1, IE-SANC-3 what changes the game is said', () => {
    const sanctum = [
      { at: '0,1', tile: 'sanctum I', keys: 2 },
      { at: '0,2', tile: 'ledge D' },
    ];
    const third = position({
      temple: sanctum,
      discarded: true,
      explorers: { archaeologist: { at: '0,1', holds: 'key' } },
    });
    expect(choice(third, 'Put down the key').notes).toContain('the artifact appears');
    const taking = position({
      temple: [{ ...sanctum[0], keys: 3 }, sanctum[1]],
      discarded: true,
      artifact: '0,2',
      explorers: { archaeologist: { at: '0,2' } },
    });
    expect(choice(taking, 'Pick up the artifact').notes).toContain(
      'the curse: two hazard dice, the volcano twice as fast',
    );
  });

  test('IE-ACT-ITEM items by name and hand', () => {
    const together = midGame({
      active: 'archaeologist',
      actor: 'archaeologist',
      guardians: [],
      explorers: { healer: { at: '-1,1', health: 3 } },
    });
    expect(names(together)).toEqual(expect.arrayContaining(['Give the key to Healer', 'Put down the key']));
    const healer = midGame({
      active: 'healer',
      actor: 'healer',
      guardians: [],
      explorers: { healer: { at: '-1,1', health: 3 } },
    });
    expect(names(healer)).toContain('Take the key from Archaeologist');
  });

  test('IE-ACT-REVEAL a tile in hand: by its openings', () => {
    const expedition = after(
      opened({ lead: 'foreman' }),
      { type: 'explore', to: 'south' },
      { type: 'tile', tile: 'dart L' },
    );
    expect(names(expedition)).toEqual(['┗  open north and east', '┛  open north and west']);
    expect(question(expedition)).toBe('How does the Foreman lay the dart trap at 1S?');
  });

  test('deeds stand together', () => {
    const deeds = listChoices(midGame()).map(({ action }) => action.type);
    expect([...new Set(deeds)].flatMap((deed) => deeds.filter((other) => other === deed))).toEqual(deeds);
  });
});

describe('the order odds', () => {
  test('counts tiles, and says what each face would do', () => {
    expect(foretell(midGame())).toEqual([
      'Next tile, of 19: plain 2, bridge 1, key 1, lava 3, spikes 2, darts 3, ruin 4, guardian 3.',
      'If the turn ends now: one hazard die.',
      '  Stumble, 1 in 6: nothing happens.',
      '  Lava, 1 in 6: The Archaeologist loses 1 health to the lava; 3 left.',
      '  Collapse, 1 in 6: On 3: Ruin 3 comes down at 2S. A guardian is destroyed at 2S. The Scoundrel loses 2 health to the falling ruin; 0 left. The Scoundrel is downed at 2S.',
      '  Trap, 1 in 6: nothing happens.',
      '  Wake, 1 in 6: A guardian wakes at 1W 2S.',
      '  Activate, 1 in 6: A guardian attacks the Scoundrel at 2S. The Scoundrel loses 1 health to a guardian; 1 left. A guardian goes from 1W 2S to 2S.',
    ]);
  });

  test('IE-CURSE-1 two dice: how often a face shows at all', () => {
    const [none, two, stumble] = foretell(lateGame());
    expect(none).toBe('No tiles are left in the bag.');
    expect(two).toContain('two hazard dice');
    expect(stumble).toBe('  Stumble, 11 in 36: nothing happens.');
  });
});

describe('questions name who is asked', () => {
  const seats = (players: number) => ({
    explorers: ['aristocrat', 'healer', 'guide', 'veteran'].map((explorer, i) => ({ explorer, seat: i % players })),
  });
  test.each([
    [1, 'What does the Aristocrat do? 2 points left.'],
    [2, 'Player 1, what does the Aristocrat do? 2 points left.'],
    [4, 'What does the Aristocrat do? 2 points left.'],
  ])('%i players', (players, words) => {
    expect(question(opened(seats(players)))).toBe(words);
  });

  test('IE-ARI-1 the one who is commanded', () => {
    const expedition = after(opened(seats(2)), { type: 'command', explorer: 'healer' });
    expect(question(expedition)).toBe(
      'Player 2, where does the Healer go, commanded by the Aristocrat? One move, or none.',
    );
  });

  test('IE-LEAD-1 the lead, for a guardian', () => {
    const guardians = [{ at: '0,0', activated: true, acting: true }];
    const todo = ['round-over', 'marker', 'next-guardian'];
    const lead = position(
      { asks: 'victim', guardians, todo, active: 'veteran', actor: 'veteran' },
      { ...seats(4), lead: 'guide' },
    );
    expect(question(lead)).toBe('Guide, whom does the guardian at the crossroads attack? The lead decides.');
    expect(names(lead)).toEqual(['Aristocrat', 'Healer', 'Guide', 'Veteran']);
  });

  test('what is in hand', () => {
    const late = lateGame();
    expect(question(late)).toBe('What does the Archaeologist do? 2 points left, the artifact in hand.');
  });
});

describe('questions that come up seldom', () => {
  test('IE-GUI-2 the second reveal', () => {
    const guide = position(
      { temple: [{ at: '0,1', tile: 'lava X' }], explorers: { guide: { at: '0,1' } } },
      team('guide', 'foreman', 'healer'),
    );
    const second = after(guide, { type: 'illuminate', to: 'south' }, { type: 'tile', tile: 'spike X' });
    expect(question(second)).toBe('What does the Guide illuminate as well? One more reveal, or none.');
    expect(names(second)).toEqual(['Reveal east', 'Reveal west', 'Stop here']);
    expect(aims(second, 'w')).toEqual({ ok: true, value: [{ type: 'reveal', to: 'west' }] });
  });

  test('IE-SANC-1 where the sanctum is joined', () => {
    const joining = position({ asks: 'sanctum', discarded: true, temple: [{ at: '0,1', tile: 'lava X' }] });
    expect(question(joining)).toBe('Where is the sanctum joined to the temple? The lead decides.');
    expect(names(joining)).toEqual(['East of 1S', 'South of 1S', 'West of 1S']);
    const south = { ok: true, value: [{ type: 'sanctum', at: '0,1', to: 'south' }] };
    expect(aims(joining, '2S')).toEqual(south);
    expect(aims(joining, '1S')).toMatchObject({ ok: true, value: [{}, {}, {}] });
    expect(infernosEdgeScreen.draw(joining, { choices: listChoices(joining), sitters: [] }, PLAIN).list).toContain(
      '2S  unknown  (2)',
    );
  });

  test('IE-HAZ-1 which of two faces comes first; IE-ARC-2 rolling one again', () => {
    const roll = { why: 'hazard', explorer: 'archaeologist', faces: ['lava', 'wake'] };
    const first = lateGame({ asks: 'first', roll });
    expect(question(first)).toBe('Which face does the Archaeologist apply first? The dice show lava and wake.');
    expect(names(first)).toEqual(['Lava', 'Wake']);
    expect(aims(first, 'lava')).toEqual({ ok: true, value: [{ type: 'first', face: 'lava' }] });
    const luck = lateGame({ asks: 'luck', roll });
    expect(question(luck)).toBe('Does the Archaeologist roll again? The dice show lava and wake.');
    expect(choice(luck, 'Roll the lava again').notes).toEqual(['1 of 3 luck tokens', '1 in 6 Foreman dies']);
    const paid = after(opened({ variant: 'second-edition' }), { type: 'end' }, { type: 'hazard', face: 'wake' });
    expect(choice(paid, 'Roll the wake again').notes).toEqual(['health −1']);
    expect(names(luck)).toEqual(['Keep it', 'Roll the lava again', 'Roll the wake again']);
  });
});

describe('places', () => {
  test.each([
    ['2E 1S', '2,1'],
    ['1s2w', '-2,1'],
    ['crossroads', '0,0'],
    ['exit', '0,-1'],
  ])('%j is %s', (text, cell) => {
    expect(readPlace(text)).toEqual({ type: 'cell', cell });
  });

  test.each([
    ['s', { type: 'side', side: 'south' }],
    ['Healer', { type: 'person', person: 'healer' }],
    ['at', { type: 'person', person: 'aristocrat' }],
    ['the sharpshooter', { type: 'person', person: 'sharpshooter' }],
    ['here', { type: 'here' }],
  ])('%j', (text, named) => {
    expect(readPlace(text)).toEqual(named);
  });

  test('every name is read back as its cell', () => {
    for (let x = -3; x <= 3; x++)
      for (let y = -1; y <= 9; y++)
        expect(readPlace(placeName(`${x},${y}`))).toEqual({ type: 'cell', cell: `${x},${y}` });
  });
});

describe('in random games', () => {
  const { variants } = infernosEdge.facts;
  const playout = new Playout(infernosEdge);
  const asked = new Set<string>();

  /** At random, but if possible nothing to be regretted: games last longer and see more. */
  function prudent(expedition: Expedition, choices: ReturnType<typeof listChoices>, stream: Stream): number {
    const rash = choices.filter(({ loss }) => loss).map(({ action }) => must(infernosEdge.check(expedition, action)));
    const all = Array.from({ length: 5 }, () => playout.choose(expedition, stream));
    return all.find((code) => !rash.includes(code)) ?? (all[0] as number);
  }

  test.each(variants.slice(0, 18))('$name: every decision is asked, listed and drawn', ({ name, options }) => {
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
        expect(infernosEdgeScreen.draw(expedition, { choices, sitters: [] }, PLAIN).boards.length).toBeGreaterThan(0);
      infernosEdge.play(expedition, prudent(expedition, choices, stream));
    }
  });

  test('every question came up, but those that are tested by themselves', () => {
    const never = ASKS.filter((asks) => !asked.has(asks));
    expect(never.filter((asks) => !['nothing', 'over', 'sanctum', 'first', 'illuminate'].includes(asks))).toEqual([]);
  });
});

describe('what is typed means a deed', () => {
  test.each([
    ['n', [{ type: 'move', to: 'north' }]],
    ['1S', [{ type: 'move', to: 'north' }]],
    ['1W 2S', [{ type: 'move', to: 'west' }]],
    ['run north', [{ type: 'run', to: 'north' }]],
    [
      'sprint',
      [
        { type: 'sprint', to: 'north' },
        { type: 'sprint', to: 'south' },
        { type: 'sprint', to: 'west' },
      ],
    ],
    ['heal scoundrel', [{ type: 'heal', explorer: 'scoundrel' }]],
    ['sc', [{ type: 'heal', explorer: 'scoundrel' }]],
    ['healer', [{ type: 'move', to: 'south' }]],
    ['dig e', [{ type: 'dig', at: 'east' }]],
    ['dig here', [{ type: 'dig', at: 'here' }]],
    ['attack', [{ type: 'attack' }]],
    ['pick up the key', [{ type: 'pick-up', item: 'key' }]],
    ['pick artifact', [{ type: 'pick-up', item: 'artifact' }]],
    ['put down', [{ type: 'put-down' }]],
    ['give to healer', [{ type: 'give', to: 'healer' }]],
    ['take the key from ar', [{ type: 'take', from: 'archaeologist' }]],
    ['give key to he', [{ type: 'give', to: 'healer' }]],
    ['take from ar', [{ type: 'take', from: 'archaeologist' }]],
    ['shoot at 1W 2S', [{ type: 'shoot', at: '-1,2' }]],
    ['exe', [{ type: 'exert' }]],
    ['end', [{ type: 'end' }]],
  ])('%j', (text, actions) => {
    expect(aims(midGame(), text)).toEqual({ ok: true, value: actions });
  });

  test('an empty cell is explored', () => {
    expect(aims(opened(), '1s')).toEqual({ ok: true, value: [{ type: 'explore', to: 'south' }] });
  });

  test('too far away, or no place at all', () => {
    expect(aims(midGame(), '2E 1S')).toEqual({ ok: false, error: '2E 1S is not next to the Scoundrel, at 2S.' });
    expect(aims(midGame(), 'hello')).toBeUndefined();
  });

  test('IE-HEA-1, IE-ARI-1 a name means what can be done for somebody', () => {
    const healer = position(
      { explorers: { foreman: { health: 2 } } },
      { ...team('healer', 'foreman', 'guide'), lead: 'healer' },
    );
    expect(aims(healer, 'foreman')).toEqual({ ok: true, value: [{ type: 'mend', explorer: 'foreman' }] });
    const aristocrat = opened(team('aristocrat', 'foreman', 'guide'));
    expect(aims(aristocrat, 'foreman')).toEqual({ ok: true, value: [{ type: 'command', explorer: 'foreman' }] });
  });

  test('answers to questions, by what they are called', () => {
    const choosing = after(
      opened(),
      { type: 'explore', to: 'south' },
      { type: 'tile', tile: 'dart L' },
      { type: 'tile', tile: 'lava X' },
    );
    expect(aims(choosing, 'lava')).toEqual({ ok: true, value: [{ type: 'choose', tile: 'lava X' }] });
    const placing = after(choosing, { type: 'choose', tile: 'dart L' });
    expect(aims(placing, 'n e')).toEqual({ ok: true, value: [{ type: 'place', turn: 0 }] });
    expect(aims(placing, 'open west and north')).toMatchObject({ ok: true, value: [{ type: 'place' }] });
    expect(aims(placing, 's')).toMatchObject({ ok: false });
    expect(aims(placing, 'end')).toEqual({ ok: true, value: [{ type: 'end' }] });
    const luck = after(opened(), { type: 'end' }, { type: 'hazard', face: 'wake' });
    expect(aims(luck, 'wake')).toEqual({ ok: true, value: [{ type: 'reroll', face: 'wake' }] });
    expect(aims(luck, 'keep')).toEqual({ ok: true, value: [{ type: 'keep' }] });
    const waking = after(luck, { type: 'keep' });
    expect(aims(waking, '3W')).toEqual({ ok: true, value: [{ type: 'wake', at: '-3,0' }] });
  });
});
