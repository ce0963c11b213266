import type { StructurePart } from '#shared/domain/market/listing.ts';
import { findField, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { nameField, nameGroup } from '#renderer/messages/translated-names.ts';

/** Which fields are filled and how much is in each; bars stand for the words, which are sealed. */
export function PromptStructure({ structure }: { readonly structure: readonly StructurePart[] }) {
  const most = Math.max(1, ...structure.map(({ words }) => words));
  const groups = promptGroups
    .map((group) => ({
      group,
      parts: structure.filter(({ field }) => findField(field)?.group === group.id)
    }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <div className="grid gap-3">
      <p className="max-w-read text-ui text-n11">{t(texts, 'marketplace.structureHow')}</p>
      <div className="grid gap-x-8 gap-y-4 min-[640px]:grid-cols-2">
        {groups.map(({ group, parts }) => (
          <div key={group.id} className="min-w-0">
            <h3 className="slug-line pb-1 text-n10">{nameGroup(group)}</h3>
            <ul className="grid gap-1.5">
              {parts.map(({ field, words }) => (
                <li key={field} className="grid gap-1 text-ui">
                  <span className="flex items-baseline justify-between gap-3">
                    <span className="min-w-0 truncate">{nameField(field)}</span>
                    <span className="shrink-0 text-label text-n10">
                      {words === 0
                        ? t(texts, 'marketplace.isSet')
                        : t(texts, 'marketplace.words', { count: words })}
                    </span>
                  </span>
                  {words === 0 ? null : (
                    <span aria-hidden="true" className="block h-1.5 rounded-full bg-n4">
                      <span
                        className="block h-full rounded-full bg-n8"
                        style={{ width: `${Math.max(4, (words / most) * 100)}%` }}
                      />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
