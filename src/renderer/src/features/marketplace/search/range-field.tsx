import { type FormEvent, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';

type Range = { readonly from: number | undefined; readonly to: number | undefined };

type Props = Range & {
  readonly id: string;
  readonly legend: string;
  /** Placeholders: the lowest and the highest value there is. */
  readonly offered?: { readonly from: string; readonly to: string } | undefined;
  readonly onChange: (range: Range) => void;
};

const write = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** A comma is a point in half of the world. */
function read(text: string): number | undefined {
  const value = Number.parseFloat(text.trim().replace(',', '.'));
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** From and to, both included; what is typed counts once the box is left or Enter is pressed. */
export function RangeField({ id, legend, from, to, offered, onChange }: Props) {
  const [typed, setTyped] = useState({ from: write(from), to: write(to), of: `${from} ${to}` });
  if (typed.of !== `${from} ${to}`) setTyped({ from: write(from), to: write(to), of: `${from} ${to}` });

  function commit(event?: FormEvent) {
    event?.preventDefault();
    const next = { from: read(typed.from), to: read(typed.to) };
    if (next.from !== from || next.to !== to) onChange(next);
    else setTyped({ from: write(from), to: write(to), of: typed.of });
  }

  return (
    <form onSubmit={commit}>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-label font-medium text-n11">{legend}</legend>
        <div className="flex items-center gap-2">
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              id={`${id}-${end}`}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              aria-label={t(texts, `marketplace.range.${end}`, { what: legend })}
              placeholder={offered?.[end] ?? t(texts, `marketplace.bound.${end}`)}
              value={typed[end]}
              onChange={(text) => setTyped({ ...typed, [end]: text })}
              onBlur={() => commit()}
            />
          ))}
          <button type="submit" className="sr-only" tabIndex={-1}>
            {t(texts, 'marketplace.apply')}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
