import { groupProgress } from '#shared/domain/craft/prompt/group-progress.ts';
import type { PromptGroup } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { memoizeByObject } from '#renderer/lib/memoize-by-object.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { useBuilderLater } from '../store/builder-context.ts';

/** A dozen places ask about the same prompt; it is counted once. */
const progressOf = memoizeByObject(groupProgress);

/** "3/4": how many of a group's fields say something. */
export function GroupProgress({ group }: { readonly group: PromptGroup }) {
  const filled = useBuilderLater(({ document }) => progressOf(document.data)[group].filled);
  const total = useBuilderLater(({ document }) => progressOf(document.data)[group].total);
  return (
    <span className="text-meta text-n10">
      <span aria-hidden="true">
        {filled}/{total}
      </span>
      <span className="sr-only">{t(texts, 'builder.filled', { filled, total })}</span>
    </span>
  );
}
