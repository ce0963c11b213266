import { writePromptText } from '#shared/domain/prompt/write-prompt.ts';
import { useBuilder } from '../builder-context.ts';
import { countCharacters } from '../copy-formats.ts';

/** How long the finished prompt is and which model it is for, for the status bar. */
export function PromptFacts() {
  const length = useBuilder(({ document }) => countCharacters(writePromptText(document.data)));
  const model = useBuilder(({ document }) => document.data.model);
  return (
    <span className="inline-flex min-w-0 items-center gap-4 text-meta text-n11">
      <span className="whitespace-nowrap">{length.toLocaleString('en')} characters</span>
      {model !== '' && <span className="truncate">{model}</span>}
    </span>
  );
}
