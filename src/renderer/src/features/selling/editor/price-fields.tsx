import { useId } from 'react';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { splitPayment } from '#shared/domain/trade/ledger.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { useSellingRules } from '../frame/seller-queries.ts';
import { readPrice } from './read-draft.ts';

type Props = {
  readonly draft: SavedListingDraft;
  readonly change: (changes: Partial<SavedListingDraft>) => void;
  /** Shown before what a sale earns. */
  readonly hint?: string | undefined;
};

/** A fixed price, or the lowest price that buyers can choose and the one that is suggested to them. */
export function PriceFields({ draft, change, hint = '' }: Props) {
  const { price, isPayWhatYouWant, suggestedPrice } = draft;
  const commission = useSellingRules()?.commission;
  const switchId = useId();
  return (
    <div className="grid gap-3">
      <FormField
        name="price"
        label={t(texts, isPayWhatYouWant ? 'selling.field.floor' : 'selling.field.price')}
        hint={`${hint} ${describeShare(readPrice(price), isPayWhatYouWant, commission)}`.trim()}
      >
        {(control) => (
          <TextInput
            {...control}
            value={price}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            onChange={(next) => change({ price: next })}
            className="max-w-40"
          />
        )}
      </FormField>
      <SwitchInput
        id={switchId}
        label={t(texts, 'selling.field.payWhatYouWant')}
        isOn={isPayWhatYouWant}
        onChange={(isOn) => change({ isPayWhatYouWant: isOn })}
      />
      {isPayWhatYouWant ? (
        <FormField
          name="suggested"
          label={t(texts, 'selling.field.suggested')}
          hint={t(texts, 'selling.field.suggestedHint')}
        >
          {(control) => (
            <TextInput
              {...control}
              value={suggestedPrice}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              onChange={(next) => change({ suggestedPrice: next })}
              className="max-w-40"
            />
          )}
        </FormField>
      ) : null}
    </div>
  );
}

/** The price less the standard commission, in basis points. Payment fees are paid by the platform. */
function describeShare(cents: number | null, isPayWhatYouWant: boolean, rate: number | undefined): string {
  if (cents === null || rate === undefined) return t(texts, 'selling.field.priceHint');
  if (cents === 0) {
    return isPayWhatYouWant
      ? t(texts, 'selling.field.freeOrMore', { share: (10_000 - rate) / 100 })
      : t(texts, 'selling.field.free');
  }
  const { platformCents, sellerCents } = splitPayment(cents, rate);
  return t(texts, 'selling.field.share', {
    commission: formatMoney(platformCents / 100),
    share: formatMoney(sellerCents / 100)
  });
}
