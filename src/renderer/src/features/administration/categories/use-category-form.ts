import type { ManagedCategory } from '#shared/contract/cloud/categories.ts';
import { adminReasonLength } from '#shared/contract/cloud/admin/users.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { type Form, useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/admin-categories.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useAdminAct } from '../frame/use-admin-act.ts';
import { categoriesKey } from './category-queries.ts';

/** `position` from 1. */
export type ChangedCategory = { readonly category: ManagedCategory; readonly position: number };

type FieldName = 'en' | 'es' | 'position' | 'offer' | 'reason';

/** `changed` is null for a new category; `count` is how many there are. */
export function useCategoryForm(
  changed: ChangedCategory | null,
  count: number,
  onDone: () => void
): Form<FieldName> {
  const { categories, notify } = useAdminDependencies();
  const act = useAdminAct(categoriesKey);
  const { names, isRetired } = changed?.category ?? { names: { en: '', es: '' }, isRetired: false };
  return useForm<FieldName>({
    initial: {
      ...names,
      position: String(changed?.position ?? count + 1),
      offer: isRetired ? 'no' : 'yes',
      reason: ''
    },
    check: ({ en, es, position, reason }) => ({
      ...(en.trim() === '' ? { en: t(texts, 'admin-categories.nameMissing') } : {}),
      ...(es.trim() === '' ? { es: t(texts, 'admin-categories.nameMissing') } : {}),
      ...(changed === null || isPosition(position, count)
        ? {}
        : { position: t(texts, 'admin-categories.positionWrong', { count }) }),
      ...(reason.trim().length < adminReasonLength.min
        ? { reason: t(texts, 'admin-categories.reasonShort', { count: adminReasonLength.min }) }
        : {})
    }),
    async send({ en, es, position, offer, reason }) {
      const content = { names: { en: en.trim(), es: es.trim() }, reason };
      const answer = await act(() =>
        changed === null
          ? categories.add(content)
          : categories.change({
              ...content,
              key: changed.category.key,
              position: Number(position),
              isRetired: offer === 'no'
            })
      );
      if (!answer.ok) {
        if (answer.error.code !== 'conflict') return { problem: translateError(answer.error) };
        return { problem: t(texts, 'admin-categories.taken') };
      }
      notify({
        type: 'success',
        title: t(texts, changed === null ? 'admin-categories.added' : 'admin-categories.saved', {
          name: en.trim()
        })
      });
      onDone();
      return null;
    }
  });
}

const isPosition = (text: string, count: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= count;
