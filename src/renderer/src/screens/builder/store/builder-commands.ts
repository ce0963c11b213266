import type { CommandId } from '#shared/contract/commands.ts';
import type { BuilderStore } from './builder-store.ts';

type Handler = { readonly run: () => void | Promise<void>; readonly isEnabled?: () => boolean };

type BuilderCommandId = Extract<
  CommandId,
  | 'prompt.copy'
  | 'prompt.randomFill'
  | 'prompt.randomOptions'
  | 'prompt.clearFields'
  | 'prompt.reset'
  | 'prompt.save'
  | 'edit.undo'
  | 'edit.redo'
  | `copy.${string}`
  | 'view.prompt'
  | 'view.json'
  | 'view.changes'
>;

type Callbacks = {
  /** Called first by commands that need the builder on screen. */
  readonly onShowBuilder: () => void;
};

/** Handlers for commands about the current prompt; saving elsewhere and files are the app's. */
export function builderCommands(
  store: BuilderStore,
  { onShowBuilder }: Callbacks
): Readonly<Record<BuilderCommandId, Handler>> {
  const builder = store.getState;
  const ready = (run: () => void | Promise<void>): Handler => ({ run, isEnabled: () => builder().isReady });
  const copy = (format: Parameters<ReturnType<typeof builder>['copyAs']>[0]): Handler =>
    ready(async () => void (await builder().copyAs(format)));
  const show = (tab: Parameters<ReturnType<typeof builder>['showTab']>[0]): Handler => ({
    run: () => {
      onShowBuilder();
      builder().showTab(tab);
    }
  });

  return {
    'prompt.copy': ready(async () => void (await builder().copyAs(builder().lastCopyFormat))),
    'prompt.randomFill': ready(() => builder().randomFill()),
    'prompt.randomOptions': ready(() => {
      onShowBuilder();
      builder().showRandomOptions(true);
    }),
    'prompt.clearFields': ready(() => builder().clearFields()),
    'prompt.reset': ready(() => builder().resetPrompt()),
    'prompt.save': ready(async () => void (await builder().saveNow())),
    'edit.undo': { run: () => builder().undo(), isEnabled: () => builder().canUndo },
    'edit.redo': { run: () => builder().redo(), isEnabled: () => builder().canRedo },
    'copy.text': copy('text'),
    'copy.json': copy('json'),
    'copy.compactJson': copy('compactJson'),
    'copy.veoJson': copy('veoJson'),
    'copy.markdown': copy('markdown'),
    'view.prompt': show('prompt'),
    'view.json': show('json'),
    'view.changes': show('changes')
  };
}
