import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { useBuilderLater } from '../builder-context.ts';
import { finishPrompt } from '../finished-prompt.ts';

/** How long the finished prompt is and which model it is for, for the status bar. */
export function PromptFacts() {
  const length = useBuilderLater(({ document }) => finishPrompt(document.data).length);
  const model = useBuilderLater(({ document }) => document.data.model);
  return (
    <span className="inline-flex min-w-0 items-center gap-4 text-meta text-n11">
      <span className="whitespace-nowrap">{t(texts, 'builder.characters', { count: length })}</span>
      {model !== '' && <span className="truncate">{model}</span>}
    </span>
  );
}
