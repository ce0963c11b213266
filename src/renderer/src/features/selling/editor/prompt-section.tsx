import { slugLine } from '#shared/domain/craft/prompt/text/slug-line.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { DraftConflicts, usePromptConflicts } from './draft-conflicts.tsx';

type Props = {
  readonly draft: SavedListingDraft;
  readonly change: (changes: Partial<SavedListingDraft>) => void;
};

/** The prompt that is sold: its fields, its fit check, and the way to and from the builder. */
export function PromptSection({ draft, change }: Props) {
  const { prompt, openPrompt } = useSellingDependencies();
  const { data, title } = draft;
  return (
    <section
      aria-labelledby="prompt-title"
      data-field="prompt"
      className="grid min-w-0 gap-3 rounded-panel border border-n6 bg-n2 p-4"
    >
      <div className="grid gap-1">
        <h2 id="prompt-title" className="text-ui font-semibold">
          {t(texts, 'selling.prompt')}
        </h2>
        <p className="text-label text-n11">
          {t(texts, data === null ? 'selling.prompt.none' : 'selling.prompt.hint')}
        </p>
        {data === null ? null : <p className="slug-line text-n10">{slugLine(data)}</p>}
      </div>
      {data === null ? null : (
        <EditedPrompt
          draftId={draft.id}
          data={data}
          onChange={(changes) => change({ data: { ...data, ...changes } })}
        />
      )}
      <DraftConflicts draftId={draft.id} field="data" />
      <p className="flex flex-wrap gap-2">
        <Button onClick={() => change({ data: prompt.getState().document.data })}>
          {t(texts, 'selling.prompt.fromBuilder')}
        </Button>
        {data === null ? null : (
          <Button variant="ghost" onClick={() => openPrompt({ name: title, data })}>
            {t(texts, 'selling.prompt.open')}
          </Button>
        )}
      </p>
    </section>
  );
}

type EditedProps = {
  readonly draftId: string;
  readonly data: PromptData;
  readonly onChange: (changes: Partial<PromptData>) => void;
};

function EditedPrompt({ draftId, data, onChange }: EditedProps) {
  const notes = usePromptConflicts(draftId);
  return (
    <>
      <Part part="PromptFit" data={data} onChange={onChange} />
      <Part part="PromptFields" data={data} opensStory onChange={onChange} notes={notes} />
    </>
  );
}
