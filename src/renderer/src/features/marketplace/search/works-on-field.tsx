import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Field } from '#renderer/ui/fields/field.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';
import { useMarketDependencies } from '../data/dependencies.tsx';

type Props = {
  /** Of the view; undefined for any model. */
  readonly worksOn: string | undefined;
  readonly onChange: (model: string | undefined) => void;
};

const any = '';

/** Filters by a model that supports the prompt; the model of the builder's prompt is offered first. */
export function WorksOnField({ worksOn, onChange }: Props) {
  const { models, ownModel } = useMarketDependencies();
  const isKnown = worksOn === undefined || models.some(({ id }) => id === worksOn);
  return (
    <div className="grid gap-1">
      {ownModel === null ? null : (
        <SwitchInput
          id="market-works-on-mine"
          label={t(texts, 'marketplace.worksOnMine', { model: ownModel.label })}
          isOn={worksOn === ownModel.id}
          onChange={(isOn) => onChange(isOn ? ownModel.id : undefined)}
        />
      )}
      <Field label={t(texts, 'marketplace.worksOn')} htmlFor="market-works-on">
        <SelectInput
          id="market-works-on"
          label={t(texts, 'marketplace.worksOn')}
          value={worksOn ?? any}
          options={[
            { value: any, label: t(texts, 'marketplace.anyModel') },
            ...(isKnown ? [] : [{ value: worksOn, label: worksOn }]),
            ...models.map(({ id, label }) => ({ value: id, label }))
          ]}
          onChange={(value) => onChange(value === any ? undefined : value)}
        />
      </Field>
    </div>
  );
}
