import type { CommandHandlers } from '#renderer/features/commands/command-registry.ts';
import { builderCommands } from '#renderer/features/builder/builder-commands.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import type { AppModel } from './model/create-app-model.ts';
import type { DialogName } from './dialogs/dialog-store.ts';
import type { Flows } from './model/flows.ts';
import { askForComparison } from './dialogs/comparison-place.tsx';
import { createUndoOrder } from './undo/undo-order.ts';
import { paths } from '#shared/contract/paths.ts';

/** What every command of the contract does; the compiler names the ones that are missing. */
export function createCommandHandlers(
  model: AppModel,
  flows: Flows,
  goTo: (path: string) => void
): CommandHandlers {
  const { builder, dialogs, preferences, transfer } = model;
  const toggles = (name: DialogName) => ({ run: () => dialogs.getState().toggle(name) });
  const ui = () => preferences.getState().preferences.ui;
  const changeUi = (patch: Partial<Preferences['ui']>) => preferences.getState().change('ui', patch);
  const usesTheme = (theme: Preferences['ui']['theme']) => ({ run: () => changeUi({ theme }) });

  const ofBuilder = builderCommands(builder, { onShowBuilder: () => goTo(paths.builder.getHref()) });

  return {
    ...ofBuilder,
    ...undoCommands(model, ofBuilder),
    'prompt.paste': { run: () => transfer.getState().offerText('') },
    'prompt.saveToHistory': { run: flows.saveToHistory },
    'prompt.saveAsTemplate': { run: () => dialogs.getState().open('saveTemplate') },
    'view.palette': toggles('palette'),
    'view.switcher': toggles('switcher'),
    'prompt.matrix': toggles('matrix'),
    'view.compare': { run: () => askForComparison(model) },
    'view.plan': { run: () => goTo(paths.plan.getHref()) },
    'view.models': toggles('models'),
    'view.history': toggles('history'),
    'view.templates': toggles('templates'),
    'view.notifications': toggles('notifications'),
    'view.settings': toggles('settings'),
    'view.activity': toggles('activity'),
    'help.shortcuts': toggles('shortcuts'),
    'view.sidebar': { run: () => changeUi({ sidebarCollapsed: !ui().sidebarCollapsed }) },
    'view.density': {
      run: () => changeUi({ density: ui().density === 'compact' ? 'comfortable' : 'compact' })
    },
    'view.themeLight': usesTheme('light'),
    'view.themeDark': usesTheme('dark'),
    'view.themeSystem': usesTheme('system'),
    'go.builder': { run: () => goTo(paths.builder.getHref()) },
    'go.library': { run: () => goTo(paths.library.getHref()) },
    'go.marketplace': { run: () => goTo(paths.marketplace.getHref()) },
    'go.purchases': { run: () => goTo(paths.purchases.getHref()) },
    'go.wishlist': { run: () => goTo(paths.wishlist.getHref()) },
    'go.jsonPrompting': { run: () => goTo(paths.jsonPrompting.getHref()) },
    'file.import': { run: () => transfer.getState().chooseFiles() },
    'file.exportPrompt': { run: () => transfer.getState().exportPrompt(builder.getState().document) },
    'file.exportEverything': { run: () => transfer.getState().exportEverything() }
  };
}

type UndoCommands = Pick<CommandHandlers, 'edit.undo' | 'edit.redo'>;

/** Whoever owns what is on screen undoes it: the screen's own work first, then deletions, then the prompt. */
function undoCommands(model: AppModel, ofBuilder: UndoCommands): UndoCommands {
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
