import { groupProgress } from '#shared/domain/prompt/group-progress.ts';
import type { PromptData } from '#shared/domain/prompt/prompt.ts';
import type { PromptGroup } from '#shared/domain/prompt/prompt-fields.ts';
import { useBuilder } from '../builder-context.ts';

let counted: { readonly data: PromptData; readonly progress: ReturnType<typeof groupProgress> } | null = null;

/** A dozen places ask about the same prompt with every key; it is counted once. */
function progressOf(data: PromptData): ReturnType<typeof groupProgress> {
  if (counted?.data !== data) counted = { data, progress: groupProgress(data) };
  return counted.progress;
}

/** "3/4": how many of a group's fields say something. */
export function GroupProgress({ group }: { readonly group: PromptGroup }) {
  const filled = useBuilder(({ document }) => progressOf(document.data)[group].filled);
  const total = useBuilder(({ document }) => progressOf(document.data)[group].total);
  return (
    <span className="text-meta text-n10">
      <span aria-hidden="true">
        {filled}/{total}
      </span>
      <span className="sr-only">
        {filled} of {total} filled
      </span>
    </span>
  );
}
