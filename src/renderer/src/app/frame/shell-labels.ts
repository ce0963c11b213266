import { commands } from '#shared/contract/commands.ts';
import { shellLabels } from '#shared/contract/shell-labels.ts';
import { nameCommand, translateShellLabel } from '#renderer/messages/translated-names.ts';

/** The labels of the desktop's menus in the language shown; only commands that the menus contain. */
export function listShellLabels(): Readonly<Record<string, string>> {
  const inMenus = commands.flatMap((command) => ('menu' in command ? [command.id] : []));
  const words = Object.keys(shellLabels) as (keyof typeof shellLabels)[];
  return Object.fromEntries([
    ...inMenus.map((id) => [id, nameCommand(id)]),
    ...words.map((id) => [id, translateShellLabel(id, shellLabels[id])])
  ]);
}
