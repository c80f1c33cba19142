// `server`: what an operator does with the database of a server.
import type { DatabaseReport } from '@undercroft/server';
import { plural } from '@undercroft/terminal/grammar';
import { type Command, type ExitCode, FAILED, SUCCESS } from '../cli/command.ts';
import { type Io, print, rejectUsage } from '../cli/io.ts';
import { english } from '../words/english.ts';
import { describeRecordError } from '../words/errors.ts';

export const server: Command = {
  name: 'server',
  usage: 'check [--file FILE | --database ADDRESS]',
  about: [
    'check looks at a database thoroughly: the file itself, and every table, replayed from its first move.',
    'Tables that do not replay are named and set aside: nobody can play there, everybody can still read them.',
    'Without options it is the database that the server would use (UNDERCROFT_FILE or DATABASE_URL). Stop a server that uses a file first.',
    'The exit code is 0 if everything is sound, and 1 if not.',
  ],
  options: [
    { name: 'file', value: 'FILE', help: 'the file of a server' },
    { name: 'database', value: 'ADDRESS', help: 'its Postgres: postgres://user:password@host:5432/database' },
  ],
  examples: ['server check', 'server check --file /var/lib/undercroft/tables.db'],
  async run(args, io) {
    const [task, ...more] = args.words;
    if (task !== 'check' || more.length > 0) return rejectUsage(io, 'What is to be done? server check.', 'server');
    const [file, database] = [args.text('file'), args.text('database')];
    if (file !== undefined && database !== undefined)
      return rejectUsage(io, 'Either --file or --database, not both.', 'server');
    const env = {
      ...io.env,
      ...(file === undefined ? {} : { UNDERCROFT_FILE: file, DATABASE_URL: undefined }),
      ...(database === undefined ? {} : { DATABASE_URL: database }),
    };
    return check(env, io);
  },
};

async function check(env: Io['env'], io: Io): Promise<ExitCode> {
  // The server's code is loaded only where it is used.
  const { checkDatabase, defaultFile, existsDatabase, readConfig, startupError } = await import('@undercroft/server');
  const config = readConfig(env, defaultFile(env));
  if (!config.ok) return rejectUsage(io, `${config.error}.`, 'server');
  if (!existsDatabase(config.value)) return rejectUsage(io, 'There is no such file to check.', 'server');
  try {
    const report = await checkDatabase(config.value);
    print(io, reportLines(report));
    return report.damaged.length + report.file.length === 0 ? SUCCESS : FAILED;
  } catch (error) {
    io.stderr.write(`undercroft: ${startupError(config.value, error as Error)}\n`);
    return FAILED;
  }
}

function reportLines({ tables, entries, damaged, file }: DatabaseReport): string[] {
  const sound = `${plural(tables, 'table')} with ${plural(entries, 'move')} checked`;
  if (damaged.length + file.length === 0) return [`${sound}: everything is sound.`];
  return [
    `${sound}.`,
    ...(file.length === 0
      ? []
      : ['The file is damaged; restore it from a backup:', ...file.map((line) => `  ${line}`)]),
    ...(damaged.length === 0 ? [] : [`${plural(damaged.length, 'table')} set aside:`]),
    ...damaged.map(({ id, code, why }) => `  ${id} (code ${code}): ${reasonOf(why)}`),
  ];
}

const reasonOf = (why: DatabaseReport['damaged'][number]['why']): string =>
  describeRecordError(why, english, ({ kind, rule }) => `${kind} (${rule})`);
