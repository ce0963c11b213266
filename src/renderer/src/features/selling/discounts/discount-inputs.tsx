// The inputs that the forms of coupons and sales share.
import { t } from '#renderer/lib/messages/translate.ts';
import type { Form } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/selling.json';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import type { DiscountKind } from './discount-fields.ts';

type FormOf<Field extends string> = Pick<Form<Field>, 'bind' | 'problems'>;

type DiscountProps = {
  readonly form: FormOf<'value'>;
  readonly kind: DiscountKind;
  readonly hint: string;
  readonly onKind: (kind: DiscountKind) => void;
};

/** A percentage or an amount. */
export function DiscountInputs({ form, kind, hint, onKind }: DiscountProps) {
  return (
    <>
      <Segmented
        label={t(texts, 'selling.coupon.kind')}
        value={kind}
        options={(['percent', 'amount'] as const).map((value) => ({
          value,
          label: t(texts, `selling.coupon.kind.${value}`)
        }))}
        onChange={onKind}
      />
      <FormField
        name="value"
        label={t(texts, `selling.coupon.value.${kind}`)}
        hint={hint}
        problem={form.problems.value}
      >
        {(control) => <TextInput {...control} {...form.bind('value')} inputMode="decimal" maxLength={6} />}
      </FormField>
    </>
  );
}

type PeriodProps = {
  readonly form: FormOf<'starts' | 'ends'>;
  readonly hints: Readonly<Record<'starts' | 'ends', string>>;
};

/** The first and the last day. */
export function PeriodInputs({ form, hints }: PeriodProps) {
  return (
    <div className="grid gap-4 min-[480px]:grid-cols-2">
      {(['starts', 'ends'] as const).map((name) => (
        <FormField
          key={name}
          name={name}
          label={t(texts, `selling.coupon.${name}`)}
          hint={hints[name]}
          problem={form.problems[name]}
        >
          {(control) => <TextInput {...control} {...form.bind(name)} type="date" />}
        </FormField>
      ))}
    </div>
  );
}
