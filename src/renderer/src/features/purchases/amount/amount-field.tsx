import { maxPriceCents, minPriceCents } from '#shared/domain/market/platform-settings.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { type Amount, inDollars } from './use-amount.ts';

type Props = {
  readonly offer: Offer;
  readonly amount: Amount;
  /** True once somebody tried to pay an amount that is not possible. */
  readonly hasTried: boolean;
};

/** The amount that the buyer pays for a listing that is pay what you want. */
export function AmountField({ offer: { total, suggested }, amount, hasTried }: Props) {
  const floor = { floor: formatMoney(total.cents / 100), most: formatMoney(maxPriceCents / 100) };
  const isFree = total.cents === 0;
  const problem = isFree
    ? t(texts, 'purchases.amount.notFree', { ...floor, least: formatMoney(minPriceCents / 100) })
    : t(texts, 'purchases.amount.tooLittle', floor);
  return (
    <FormField
      name="amount"
      label={t(texts, 'purchases.amount.label')}
      hint={isFree ? t(texts, 'purchases.amount.free') : t(texts, 'purchases.amount.floor', floor)}
      problem={hasTried && amount.chosen === null ? problem : undefined}
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <TextInput
            {...control}
            value={amount.text}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            onChange={amount.setText}
            className="max-w-40"
          />
          {suggested === null ? null : (
            <Button onClick={() => amount.setText(inDollars(suggested.cents))}>
              {t(texts, 'purchases.amount.suggested', { price: formatMoney(suggested.cents / 100) })}
            </Button>
          )}
        </div>
      )}
    </FormField>
  );
}
