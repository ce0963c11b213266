import { formatIsoDay } from '#renderer/lib/messages/format.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PricedClip } from '#shared/domain/craft/model/own-prices.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/models.json';
import { type PriceRow, readPrice, describePricedClip, formatPricePerSecond } from './price-rows.ts';

export type ChangePrice = (clip: PricedClip, usdPerSecond: number | null) => void;

type PriceListProps = {
  readonly label: string;
  readonly rows: readonly PriceRow[];
  /** The source of the listed prices; null for none. */
  readonly origin: string | null;
  readonly onChange: ChangePrice;
};

/** The listed price of a second, or the user's own. */
export function PriceList({ label, rows, origin, onChange }: PriceListProps) {
  return (
    <section aria-label={t(texts, 'models.prices', { model: label })} className="grid gap-1">
      <h4 className="text-label font-medium text-n11">{t(texts, 'models.priceOfSecond')}</h4>
      <ul className="divide-y divide-n6">
        {rows.map((row) => (
          <PriceItem key={describePricedClip(row.clip)} label={label} row={row} onChange={onChange} />
        ))}
      </ul>
      {origin !== null && <p className="text-label text-n10">{origin}</p>}
    </section>
  );
}

function describeOwnPrice({ setOn }: NonNullable<PriceRow['own']>, listed: PriceRow['listed']): string {
  const day = formatIsoDay(setOn);
  if (listed === null) return t(texts, 'models.ownPrice', { day });
  return t(texts, 'models.ownPriceListed', { day, price: formatPricePerSecond(listed) });
}

type PriceItemProps = Pick<PriceListProps, 'label' | 'onChange'> & { readonly row: PriceRow };

function PriceItem({ label, row, onChange }: PriceItemProps) {
  const { clip, listed, own } = row;
  const [isEditing, setIsEditing] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const name = t(texts, 'models.clipOf', { model: label, clip: describePricedClip(clip) });
  const finish = () => {
    // Before what has the focus goes away, or the focus would go with it.
    changeButton.current?.focus();
    setIsEditing(false);
  };
  const price = own?.usdPerSecond ?? listed;

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-20 text-ui text-n12">{describePricedClip(clip)}</span>
        <span className="text-ui text-n12 tabular-nums">
          {price === null ? t(texts, 'models.notStated') : formatPricePerSecond(price)}
        </span>
        <Button
          ref={changeButton}
          variant="ghost"
          aria-label={t(texts, 'models.changeOf', { clip: name })}
          aria-expanded={isEditing}
          onClick={() => setIsEditing(!isEditing)}
        >
          {t(texts, 'models.change')}
        </Button>
      </div>
      {own !== null && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-label text-n11">
          <span>{describeOwnPrice(own, listed)}</span>
          <Button
            variant="ghost"
            aria-label={t(texts, 'models.useListedOf', { clip: name })}
            onClick={() => {
              onChange(clip, null);
              finish();
            }}
          >
            {t(texts, 'models.useListed')}
          </Button>
        </div>
      )}
      {isEditing && (
        <PriceEditor
          name={name}
          price={price}
          onDone={(typed) => {
            if (typed !== null && typed !== price) onChange(clip, typed);
            finish();
          }}
        />
      )}
    </li>
  );
}

type PriceEditorProps = {
  readonly name: string;
  readonly price: number | null;
  /** Null when it was cancelled. */
  readonly onDone: (typed: number | null) => void;
};

function PriceEditor({ name, price, onDone }: PriceEditorProps) {
  const [text, setText] = useState(price === null ? '' : String(price));
  const [isRefused, setIsRefused] = useState(false);
  const id = `price-${name.replaceAll(/\W+/g, '-')}`;
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = readPrice(text);
        if (typed === null) setIsRefused(true);
        else onDone(typed);
      }}
    >
      <Field
        label={t(texts, 'models.yourPrice', { clip: name })}
        htmlFor={id}
        mark={isRefused ? t(texts, 'models.noPrice') : undefined}
      >
        <TextInput
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isRefused || undefined}
          value={text}
          onChange={setText}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onDone(null);
          }}
          ref={(input: HTMLInputElement | null) => input?.focus()}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {t(texts, 'models.usePrice')}
        </Button>
        <Button onClick={() => onDone(null)}>{t(texts, 'models.cancel')}</Button>
      </div>
    </form>
  );
}
