import { type CommandDescription, type CommandId, commands } from '#shared/contract/commands.ts';
import { isApplePlatform, isSingleKey, isTextEntry, matchesShortcut } from '#renderer/lib/shortcut.ts';

export type CommandHandler = {
  readonly run: () => void | Promise<void>;
  /** Left out: always. */
  readonly isEnabled?: () => boolean;
};
export type CommandHandlers = Readonly<Record<CommandId, CommandHandler>>;

export type CommandRegistry = {
  readonly run: (id: CommandId) => void;
  readonly isEnabled: (id: CommandId) => boolean;
  /** Runs the command a key press stands for and keeps the browser from acting on it too. */
  readonly handleKeyDown: (event: KeyboardEvent) => void;
};

export const listCommands = (): readonly (CommandDescription & { id: CommandId })[] => commands;

/** @param canUseSingleKeys whether shortcuts of one printable key are on; they never act while typing. */
export function createCommandRegistry(
  handlers: CommandHandlers,
  canUseSingleKeys: () => boolean,
  onError: (error: unknown) => void
): CommandRegistry {
  const isApple = isApplePlatform();
  const isEnabled = (id: CommandId) => handlers[id].isEnabled?.() ?? true;

  function run(id: CommandId): void {
    if (!isEnabled(id)) return;
    Promise.resolve(handlers[id].run()).catch(onError);
  }

  function isMeant(keys: string, event: KeyboardEvent): boolean {
    if (isSingleKey(keys) && (!canUseSingleKeys() || isTextEntry(event.composedPath()[0] ?? null)))
      return false;
    return matchesShortcut(keys, event, isApple);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    const meant = listCommands().find(({ keys }) => keys?.some((shortcut) => isMeant(shortcut, event)));
    if (meant === undefined) return;
    const keepsOwnUndo = meant.category === 'Edit' && hasOwnUndo(event.composedPath());
    if (keepsOwnUndo) return;
    event.preventDefault();
    run(meant.id);
  }

  return { run, isEnabled, handleKeyDown };
}

/** Editors with an undo of their own, and dialogs, whose inputs are not part of the prompt. */
function hasOwnUndo(path: readonly EventTarget[]): boolean {
  return path.some((node) => node instanceof Element && node.matches('[data-own-undo], [role="dialog"]'));
}
