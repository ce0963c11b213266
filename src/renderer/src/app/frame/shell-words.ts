import { commands } from '#shared/contract/commands.ts';
import { shellWords } from '#shared/contract/shell-words.ts';
import { nameCommand, nameShellWord } from '#renderer/messages/names.ts';

/** What the desktop's shell says, in the language shown; only commands that have a place in its menus. */
export function listShellWords(): Readonly<Record<string, string>> {
  const inMenus = commands.flatMap((command) => ('menu' in command ? [command.id] : []));
  const words = Object.keys(shellWords) as (keyof typeof shellWords)[];
  return Object.fromEntries([
    ...inMenus.map((id) => [id, nameCommand(id)]),
    ...words.map((id) => [id, nameShellWord(id, shellWords[id])])
  ]);
}
