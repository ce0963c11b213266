import { Ban } from 'lucide-react';
import { useState } from 'react';
import type { Choice } from '../choice/choice.ts';
import { hasChip } from './chips-model.ts';
import { classNames } from '../../class-names.ts';
import { words } from '../../ui-texts.ts';

type ChipSuggestionsProps = {
  readonly label: string;
  readonly values: readonly string[];
  readonly choices: readonly Choice[];
  /** Text being typed: only choices that hold it are offered. */
  readonly query: string;
  readonly limit: number;
  readonly isDisabled: boolean;
  readonly onToggle: (value: string) => void;
};

const chipClasses =
  'inline-flex min-h-chip min-w-target items-center rounded-full border px-2.5 text-label disabled:border-n7 disabled:text-n9';

function ChipMark({ children }: { readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1 font-normal text-warning-11">
      <span aria-hidden>&nbsp;·</span>
      <Ban aria-hidden size={12} className="shrink-0" />
      {children}
    </span>
  );
}

/** Known values as toggles; a marked one can be chosen like any other. */
export function ChipSuggestions(props: ChipSuggestionsProps) {
  const { label, values, choices, query, limit, isDisabled, onToggle } = props;
  const [isWhole, setIsWhole] = useState(false);
  const wanted = query.trim().toLowerCase();
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(wanted));
  const shown = isWhole || wanted !== '' ? found : found.slice(0, limit);
  if (found.length === 0) return null;
  return (
    <div role="group" aria-label={words.suggestions(label)} className="flex flex-wrap gap-1">
      {shown.map((choice) => {
        const isChosen = hasChip(values, choice.value);
        return (
          <button
            key={choice.value}
            type="button"
            aria-pressed={isChosen}
            disabled={isDisabled}
            onClick={() => onToggle(choice.value)}
            className={classNames(
              chipClasses,
              isChosen
                ? 'border-accent-8 bg-accent-3 font-medium text-accent-11'
                : 'border-n7 text-n11 hover:border-n8 hover:text-n12'
            )}
          >
            {choice.label}
            {choice.mark !== undefined && <ChipMark>{choice.mark}</ChipMark>}
          </button>
        );
      })}
      {wanted === '' && choices.length > limit && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className={classNames(
            chipClasses,
            'border-transparent font-medium text-daylight-11 hover:underline'
          )}
        >
          {isWhole ? words.showFewer : words.showAll(choices.length)}
        </button>
      )}
    </div>
  );
}
