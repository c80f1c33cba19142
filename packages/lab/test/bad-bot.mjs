// A foreign bot that misbehaves as it is told: node bad-bot.mjs BEHAVIOUR
import { createInterface } from 'node:readline';

const [behaviour] = process.argv.slice(2);
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** What it does with its nth question, counted from 1. Undefined: it answers as it should. */
const BEHAVIOURS = {
  good: () => undefined,
  'dies-always': () => process.exit(3),
  'dies-once': (n) => (n === 2 ? process.exit(3) : undefined),
  stalls: () => 'silence',
  'not-json': () => 'glub\n',
  'wrong-id': ({ id }) => `${JSON.stringify({ id: id + 1, choice: 0 })}\n`,
  'too-high': ({ id, legal }) => `${JSON.stringify({ id, choice: legal.length })}\n`,
  'no-action': ({ id }) => `${JSON.stringify({ id, action: { type: 'cheat' } })}\n`,
  'no-answer': ({ id }) => `${JSON.stringify({ id })}\n`,
  endless: () => 'x'.repeat(1_100_000),
};

const isCounted = behaviour === 'dies-once';
let asked = 0;

function misbehave(message) {
  asked++;
  return BEHAVIOURS[behaviour](isCounted ? asked : message);
}

if (behaviour === 'silent') setInterval(() => {}, 1000);
else if (behaviour === 'rude') say({ type: 'go away' });
else if (behaviour === 'gone') {
  process.stderr.write('no time today\n');
  process.exit(4);
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === 'hello') say({ type: 'ready' });
    if (message.type !== 'decide') continue;
    const answer = misbehave(message);
    if (answer === undefined) say({ id: message.id, choice: message.random % message.legal.length });
    else if (answer !== 'silence') process.stdout.write(answer);
  }
}
