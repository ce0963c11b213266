import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { LineList } from './earnings-lines.tsx';
import { type LineSelection, useSelectedLines } from './earnings-queries.ts';

type Props = {
  readonly label: string;
  readonly cents: number;
  /** The lines that sum to the amount. */
  readonly selection: LineSelection;
};

/** An item of a list: an amount that expands to its lines. */
export function AmountRow({ label, cents, selection }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="grid gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="group flex min-h-8 items-center gap-3 rounded-control px-2 text-start hover:bg-n3"
      >
        <span className="min-w-0 flex-1 text-n11">{label}</span>
        <span className="tabular-nums">{formatMoney(cents / 100)}</span>
        <ChevronDown aria-hidden size={16} className="text-n10 group-aria-expanded:rotate-180" />
      </button>
      {isOpen ? <AmountLines label={label} cents={cents} selection={selection} /> : null}
    </li>
  );
}

/** The lines behind an amount. */
export const AmountLines = ({ label, cents, selection }: Props) => (
  <LineList
    state={useSelectedLines(selection, cents)}
    label={label}
    empty={<p className="text-ui text-n11">{t(texts, 'selling.earnings.lines.noneOf')}</p>}
  />
);
