import { promptFields, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { showValue } from '#shared/domain/craft/prompt/show-value.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { nameField, nameGroup, nameValue } from '#renderer/messages/translated-names.ts';

/** Every field of a prompt by its group; those left empty are named together at the end. */
export function PromptFieldList({ data }: { readonly data: PromptData }) {
  const shown = promptFields.map((field) => ({
    name: field.name,
    group: field.group,
    label: nameField(field.name),
    value: nameValue(field.name, showValue(field, data).trim())
  }));
  const empty = shown.filter(({ value }) => value === '').map(({ label }) => label);
  return (
    <div className="grid min-w-0 content-start gap-4">
      {promptGroups.map((promptGroup) => {
        const { id } = promptGroup;
        const label = nameGroup(promptGroup);
        const own = shown.filter(({ group, value }) => group === id && value !== '');
        if (own.length === 0) return null;
        return (
          <section key={id} aria-label={label} className="min-w-0">
            <h3 className="slug-line pb-1 text-n10">{label}</h3>
            <dl className="divide-y divide-n6 border-t border-n6 text-ui">
              {own.map((field) => (
                <div
                  key={field.name}
                  className="grid gap-x-3 py-1.5 min-[480px]:grid-cols-[9rem_minmax(0,1fr)]"
                >
                  <dt className="text-n10">{field.label}</dt>
                  <dd dir="auto" className="[text-align:match-parent] break-words whitespace-pre-line">
                    {field.value}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      {empty.length === 0 ? null : (
        <p className="text-label text-n10">{t(texts, 'library.emptyFields', { fields: empty.join(', ') })}</p>
      )}
    </div>
  );
}
