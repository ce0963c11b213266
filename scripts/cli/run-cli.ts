import { checkCommand } from './check-command.ts';
import { type Answer, type Command, type Io, InvalidInputError } from './command.ts';
import { compileCommand } from './compile-command.ts';
import { matrixCommand } from './matrix-command.ts';
import { modelsCommand } from './models-command.ts';
import { parseCommand } from './parse-command.ts';
import { planCommand } from './plan-command.ts';
import { randomCommand } from './random-command.ts';
import { showLine, showText } from './show-text.ts';
import { templatesCommand } from './templates-command.ts';

const commands: readonly Command[] = [
  modelsCommand,
  templatesCommand,
  randomCommand,
  checkCommand,
  compileCommand,
  planCommand,
  matrixCommand,
  parseCommand
];

export type Ending = { readonly code: 0 | 1 | 2; readonly output: string; readonly notes: readonly string[] };

/** 0: fine; 1: findings of severity error; 2: input nothing can be done with, and one line says why. */
export async function runCli(args: readonly string[], io: Io): Promise<Ending> {
  const [name, ...rest] = args;
  if (name === undefined || isHelp(name)) return { code: 0, output: helpAll(), notes: [] };
  const command = commands.find((known) => known.name === name);
  if (command === undefined) return refuse(`There is no command "${name}". --help lists those there are.`);
  if (asksForHelp(rest)) return { code: 0, output: helpOne(command), notes: [] };
  try {
    return endWith(await command.run(rest, io));
  } catch (error) {
    if (error instanceof InvalidInputError) return refuse(error.message);
    if (isBadArgument(error))
      return refuse(`${firstSentence(error.message)} --help shows how ${name} is used.`);
    throw error;
  }
}

const endWith = ({ output, notes = [], hasErrors = false }: Answer): Ending => ({
  code: hasErrors ? 1 : 0,
  output: showText(output),
  notes: notes.map(showLine)
});

const refuse = (why: string): Ending => ({ code: 2, output: '', notes: [showLine(why)] });

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h' || arg === 'help';

/** Everything after "--" is a file name. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
}

function isBadArgument(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}

const firstSentence = (message: string): string => `${message.split(/\.(?:\s|$)|\n/)[0] ?? message}.`;

function helpAll(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Prompts for AI video models, offline.',
    '',
    'npm run --silent cli -- COMMAND …',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'COMMAND --help tells more about one of them.',
    'It ends with 0 when all is fine, 1 when a finding is an error, 2 when the input cannot be used.'
  ].join('\n');
}

const helpOne = ({ name, summary, usage, options }: Command): string =>
  [
    summary,
    '',
    `npm run --silent cli -- ${`${name} ${usage}`.trim()}`,
    '',
    ...[...options, '--help            this text'].map((option) => `  ${option}`)
  ].join('\n');
