import { useId } from 'react';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import { listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import texts from '#renderer/messages/en/selling.json';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { inputBox } from '#renderer/ui/fields/input-classes.ts';

type Props = {
  readonly medium: ListingMedium;
  readonly change: (changes: Partial<ListingMedium>) => void;
};

/** With which model, and on which day, the medium was made. */
export function MediumStamp({ medium, change }: Props) {
  const registry = useModelRegistry();
  const today = todayInUtc();
  const models = registry === null ? [] : listActiveModels(registry, today);
  const label = t(texts, 'selling.media.model');
  const isListed = medium.model === '' || models.some(({ id }) => id === medium.model);
  const options = [
    { value: '', label: t(texts, 'selling.media.modelUnknown') },
    ...models.map((model) => ({ value: model.id, label: model.label })),
    ...(isListed ? [] : [{ value: medium.model, label: medium.model }])
  ];
  const id = useId();
  return (
    <div className="grid gap-3 min-[480px]:grid-cols-2">
      <FormField name={`model-${medium.id}`} label={label}>
        {(control) => (
          <SelectInput
            {...control}
            label={label}
            value={medium.model}
            options={options}
            onChange={(model) => change({ model })}
          />
        )}
      </FormField>
      <div className="grid min-w-0 content-start gap-1">
        <label htmlFor={id} className="flex min-h-6 items-center text-ui font-medium text-n12">
          {t(texts, 'selling.media.madeOn')}
        </label>
        <input
          id={id}
          type="date"
          max={today}
          value={medium.madeOn ?? ''}
          onChange={({ currentTarget: { value } }) => change({ madeOn: value === '' ? null : value })}
          className={`${inputBox} h-control px-2.5`}
        />
      </div>
    </div>
  );
}
