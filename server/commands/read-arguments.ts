import { allCommands } from './all-commands.ts';
import type { Command } from './command.ts';

export type ParsedArguments = {
  /** Undefined runs the server. */
  readonly command: { readonly command: Command; readonly words: readonly string[] } | undefined;
  /** True if the first start fills the demo catalog. */
  readonly hasDemo: boolean;
};

/** Parses the command-line arguments. Throws the usage text for invalid ones. */
export function readArguments(words: readonly string[]): ParsedArguments {
  const hasDemo = !words.includes('--no-demo');
  const [name, ...given] = words.filter((word) => word !== '--no-demo');
  if (name === undefined) return { command: undefined, hasDemo };
  const command = allCommands.find((each) => each.name === name);
  if (command === undefined || given.length !== countArguments(command) || given.includes('')) {
    throw new Error(describeUse(words));
  }
  return { command: { command, words: given }, hasDemo };
}

const countArguments = ({ takes }: Command): number => (takes === '' ? 0 : takes.split(' ').length);

function describeUse(words: readonly string[]): string {
  const lines = allCommands.map(({ name, takes, says }) => `  ${`${name} ${takes}`.padEnd(24)}${says}`);
  return [
    `"${words.join(' ')}" is nothing the server does. Without a command it runs; it takes:`,
    `  ${'--no-demo'.padEnd(24)}Run without filling the demo catalog.`,
    ...lines
  ].join('\n');
}
