import { slugLine } from '#shared/domain/craft/prompt/text/slug-line.ts';
import { Button } from '#renderer/ui/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import type { BuilderScreenActions } from '../builder-screen-actions.ts';
import { useBuilder, useBuilderActions, useBuilderLater } from '../builder-context.ts';
import type { BuilderLayout } from '../layout.ts';
import { CopyButton } from './copy-button.tsx';
import { MoreMenu } from './more-menu.tsx';
import { RandomFillButton } from './random-fill-button.tsx';
import { UndoButtons } from './undo-buttons.tsx';

type BuilderHeaderProps = { readonly layout: BuilderLayout; readonly actions: BuilderScreenActions };

/** The prompt's name, the shot in one line, and what is done most. */
export function BuilderHeader({ layout, actions }: BuilderHeaderProps) {
  const isRoomy = layout === 'wide' || layout === 'medium';
  return (
    <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-n6 bg-n2 px-4 py-1.5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <PromptName />
        {layout !== 'phone' && <SlugLine />}
      </div>
      <div className="flex shrink-0 items-center gap-2 max-sm:gap-0">
        <UndoButtons />
        <RandomFillButton isRoomy={isRoomy} />
        {isRoomy && (
          <Button shortcut="Mod+K" onClick={actions.onOpenPalette}>
            {t(texts, 'builder.commands')}
          </Button>
        )}
        <MoreMenu
          onPastePrompt={actions.onPastePrompt}
          onCompareModels={actions.onCompareModels}
          onMakeMatrix={actions.onMakeMatrix}
          onPlanClips={actions.onPlanClips}
          onOpenPalette={isRoomy ? null : actions.onOpenPalette}
        />
        {layout !== 'phone' && <CopyButton />}
      </div>
    </header>
  );
}

function PromptName() {
  const name = useBuilder(({ document }) => document.name);
  const { renamePrompt } = useBuilderActions();
  return (
    <input
      type="text"
      dir="auto"
      aria-label={t(texts, 'builder.promptName')}
      placeholder={t(texts, 'builder.untitled')}
      value={name}
      onChange={(event) => renamePrompt(event.currentTarget.value)}
      className="field-sizing-content -ms-1.5 h-control min-w-28 max-w-full rounded-control border border-transparent bg-transparent px-1.5 text-input font-semibold text-n12 hover:border-n7 focus:border-n8 focus:bg-n1"
    />
  );
}

function SlugLine() {
  const text = useBuilderLater(({ document }) => slugLine(document.data));
  return <p className="slug-line min-w-0 text-n11">{text}</p>;
}
