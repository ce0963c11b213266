import { ChevronDown, ChevronUp } from 'lucide-react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { type BuilderScreenActions, useBuilder, useBuilderActions } from '../store/builder-context.ts';
import { finishPrompt } from '../store/copy-formats.ts';
import { PreviewPane } from './preview-pane.tsx';

/** The preview on a narrow window: it peeks out from below with the first words and opens over the form. */
export function PreviewSheet({ actions }: { readonly actions: BuilderScreenActions }) {
  const isShown = useBuilder((state) => state.isPreviewShown);
  const { setPreviewShown } = useBuilderActions();
  const Chevron = isShown ? ChevronDown : ChevronUp;
  return (
    <section
      aria-label={t(texts, 'builder.livePreview')}
      className={`absolute inset-x-0 bottom-0 z-20 flex flex-col rounded-t-panel border-t border-n6 bg-n2 shadow-dialog contain-strict ${isShown ? 'h-[min(85%,44rem)]' : 'h-24'}`}
    >
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setPreviewShown(!isShown)}
        className={`flex w-full shrink-0 flex-col gap-1 rounded-t-panel px-4 pt-2 text-start ${isShown ? '' : 'h-full'}`}
      >
        <span className="flex min-h-8 w-full items-center justify-between text-label font-medium text-n11">
          {t(texts, 'builder.tab.preview')}
          <Chevron aria-hidden="true" className="size-4" />
        </span>
        {!isShown && <FirstWords />}
      </button>
      {isShown && (
        <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto">
          <PreviewPane actions={actions} />
        </div>
      )}
    </section>
  );
}

function FirstWords() {
  const text = useBuilder(({ document }) => finishPrompt(document.data).text);
  return (
    <span dir="auto" className="line-clamp-2 text-ui text-n12">
      {text === '' ? t(texts, 'builder.empty') : text}
    </span>
  );
}
