import { type CommandDescription, type CommandId, commands } from '#shared/contract/commands.ts';
import {
  isApplePlatform,
  isSingleKey,
  isTextEntry,
  matchesShortcut
} from '#renderer/lib/interaction/shortcut.ts';

export type CommandHandler = {
  readonly run: () => void | Promise<void>;
  /** Left out: always. */
  readonly isEnabled?: () => boolean;
  /** For commands of the category Edit, which leave dialogs alone unless this says otherwise. */
  readonly isMeantInDialogs?: () => boolean;
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
    if (isSingleKey(keys) && !canUseSingleKeys()) return false;
    return matchesShortcut(keys, event, isApple);
  }

  /** The prompt stands behind an open dialog, where nobody would see it change. */
  const isBehindDialog = ({ id, category }: CommandDescription & { id: CommandId }, path: Path) =>
    category === 'Edit' && isInDialog(path) && handlers[id].isMeantInDialogs?.() !== true;

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || isTyping(event)) return;
    const meant = listCommands().find(({ keys }) => keys?.some((shortcut) => isMeant(shortcut, event)));
    if (meant === undefined) return;
    const path = event.composedPath();
    if (meant.category === 'Edit' && hasOwnUndo(path)) return;
    // Also where nothing is run: the browser's own undo would reach into the last field that was typed in.
    event.preventDefault();
    if (!isBehindDialog(meant, path)) run(meant.id);
  }

  return { run, isEnabled, handleKeyDown };
}

/** Most keys only type: no shortcut is even looked at for them. */
function isTyping(event: KeyboardEvent): boolean {
  const isDisputed = event.ctrlKey || event.metaKey || event.altKey;
  return event.key.length === 1 && !isDisputed && isTextEntry(event.composedPath()[0] ?? null);
}

type Path = readonly EventTarget[];

const isWithin = (selector: string) => (path: Path) =>
  path.some((node) => node instanceof Element && node.matches(selector));
const isInDialog = isWithin('[role="dialog"]');
const isInOwnEditor = isWithin('[data-own-undo]');

/** Editors with an undo of their own, and the inputs of dialogs, which are not part of the prompt. */
function hasOwnUndo(path: Path): boolean {
  return isInOwnEditor(path) || (isInDialog(path) && isTextEntry(path[0] ?? null));
}
