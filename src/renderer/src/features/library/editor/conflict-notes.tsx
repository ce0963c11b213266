import type { ReactNode } from 'react';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import type { TemplateDraft } from '#shared/domain/craft/template/template-draft.ts';
import { ConflictChoice, useConflictsOf } from '#renderer/feature-api/sync/conflict-choice.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { nameField } from '#renderer/messages/translated-names.ts';

export type ConflictNotes = {
  /** By field of the template. */
  readonly own: ReadonlyMap<string, ReactNode>;
  /** By field of its prompt. */
  readonly prompt: ReadonlyMap<string, ReactNode>;
};

/** The edited template, with the functions that apply the version the user chooses. */
type Edited = {
  readonly draft: TemplateDraft;
  readonly change: (patch: Partial<TemplateDraft>) => void;
  readonly changePrompt: (patch: Partial<PromptData>) => void;
};

/** For each field of a template that two devices changed differently, the offer of the other version. */
export function useConflictNotes(templateId: string | undefined, edited?: Edited): ConflictNotes {
  const conflicts = useConflictsOf('templates', templateId ?? '');
  const own = new Map<string, ReactNode>();
  const prompt = new Map<string, ReactNode>();
  for (const conflict of conflicts) {
    const [field = '', nested] = conflict.path;
    const use = (value: unknown) =>
      edited === undefined ? undefined : takeVersion(edited, conflict.path, value);
    const note = (
      <ConflictChoice
        key={conflict.key}
        conflict={conflict}
        label={nested === undefined ? nameTemplateField(field) : nameField(nested)}
        onUse={use}
      />
    );
    if (nested === undefined) own.set(field, note);
    else prompt.set(nested, note);
  }
  return { own, prompt };
}

/** A version that another version of the app wrote in another form is left to the stored template. */
function takeVersion(
  { draft, change, changePrompt }: Edited,
  [field = '', nested]: readonly string[],
  value: unknown
): void {
  const before: unknown = nested === undefined ? Reflect.get(draft, field) : Reflect.get(draft.data, nested);
  if (typeof before !== typeof value || Array.isArray(before) !== Array.isArray(value)) return;
  if (nested === undefined) change({ [field]: value });
  else changePrompt({ [nested]: value });
}

function nameTemplateField(field: string): string {
  const names: Readonly<Record<string, string>> = {
    name: t(texts, 'library.editor.name'),
    description: t(texts, 'library.editor.about'),
    category: t(texts, 'library.category'),
    tags: t(texts, 'library.tagsOf')
  };
  return names[field] ?? t(texts, 'library.editor.prompt');
}
