import type { CommandHandler, CommandHandlers } from '../commands/command-registry.ts';
import { builderCommands } from '#renderer/screens/builder/store/builder-commands.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import { type FeatureCommandId, features } from '../features.ts';
import type { AppStores } from '../model/create-app-model.ts';
import type { DialogName } from '#renderer/feature-api/dialogs.ts';
import type { Command } from '#renderer/feature-api/feature.ts';
import type { CrossFeatureActions } from '../model/cross-feature-actions.ts';
import { requestComparison } from '../dialogs/docked-comparison.tsx';
import { createUndoOrder } from '../model/undo-order.ts';
import { paths } from '#shared/contract/paths.ts';

type Given = { readonly model: AppStores; readonly flows: CrossFeatureActions; readonly services: Services };

/** Handlers for every command of the contract; the compiler names the missing ones. */
export function createCommandHandlers({ model, flows, services }: Given): CommandHandlers {
  const { builder, dialogs, preferences, transfer } = model;
  const { goTo } = services;
  const toggles = (name: DialogName) => ({ run: () => dialogs.getState().toggle(name) });
  const ui = () => preferences.getState().preferences.ui;
  const changeUi = (patch: Partial<Preferences['ui']>) => preferences.getState().change('ui', patch);
  const usesTheme = (theme: Preferences['ui']['theme']) => ({ run: () => changeUi({ theme }) });

  const ofBuilder = builderCommands(builder, { onShowBuilder: () => goTo(paths.builder.getHref()) });

  return {
    ...listFeatureCommands(services),
    ...ofBuilder,
    ...undoCommands(model, ofBuilder),
    'prompt.paste': { run: () => transfer.getState().offerText('') },
    'prompt.saveToHistory': { run: flows.saveToHistory },
    'view.palette': toggles('palette'),
    'view.switcher': toggles('switcher'),
    'view.compare': { run: () => requestComparison(model) },
    'view.settings': toggles('settings'),
    'help.shortcuts': toggles('shortcuts'),
    'view.sidebar': { run: () => changeUi({ sidebarCollapsed: !ui().sidebarCollapsed }) },
    'view.density': {
      run: () => changeUi({ density: ui().density === 'compact' ? 'comfortable' : 'compact' })
    },
    'view.themeLight': usesTheme('light'),
    'view.themeDark': usesTheme('dark'),
    'view.themeSystem': usesTheme('system'),
    'go.builder': { run: () => goTo(paths.builder.getHref()) },
    'file.exportEverything': { run: () => transfer.getState().exportEverything() }
  };
}

function listFeatureCommands(services: Services): Pick<CommandHandlers, FeatureCommandId> {
  const commands = features.flatMap((feature) => Object.entries<Command>(feature.commands ?? {}));
  return Object.fromEntries(commands.map(([id, command]) => [id, createHandler(command, services)])) as Pick<
    CommandHandlers,
    FeatureCommandId
  >;
}

const createHandler = (command: Command, services: Services): CommandHandler =>
  typeof command === 'function'
    ? { run: () => command(services) }
    : { run: () => command.run(services), isEnabled: () => command.isEnabled(services) };

type UndoCommands = Pick<CommandHandlers, 'edit.undo' | 'edit.redo'>;

/** Undo belongs to what is on screen: the screen's own work first, then deletions, then the prompt. */
function undoCommands(model: AppStores, ofBuilder: UndoCommands): UndoCommands {
  const { builder, dialogs } = model;
  const undoOrder = createUndoOrder(model);
  const findUndoOwner = () =>
    [null, 'palette'].includes(dialogs.getState().opened) ? model.undoOwner.getState().owner : null;

  return {
    'edit.undo': {
      run: () => {
        const owner = findUndoOwner();
        if (owner !== null) return owner.undo();
        const deletion = undoOrder.findDeletion();
        return deletion === undefined ? ofBuilder['edit.undo'].run() : undoOrder.restore(deletion);
      },
      isEnabled: () =>
        findUndoOwner()?.canUndo ?? (undoOrder.findDeletion() !== undefined || builder.getState().canUndo),
      isMeantInDialogs: () => undoOrder.findDeletion() !== undefined
    },
    'edit.redo': {
      run: () => {
        const owner = findUndoOwner();
        return owner === null ? ofBuilder['edit.redo'].run() : owner.redo();
      },
      isEnabled: () => findUndoOwner()?.canRedo ?? builder.getState().canRedo
    }
  };
}
