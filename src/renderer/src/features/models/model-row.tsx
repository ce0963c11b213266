import { ChevronDown, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/models.json';
import { classNames } from '#renderer/ui/class-names.ts';
import { Tag, type TagTone } from '#renderer/ui/feedback/tag.tsx';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { describeFact } from '#shared/domain/craft/model/registry/registry.ts';
import { describeLifecycle, type FactText, listModelFacts } from './model-facts.ts';
import type { ShownModels } from './model-settings.ts';
import { type ChangePrice, PriceList } from './price-list.tsx';
import { listPriceRows } from './price-rows.ts';

const row =
  'grid grid-cols-[8rem_minmax(0,1fr)_1rem] items-baseline gap-x-3 py-1.5 max-[479px]:grid-cols-[minmax(0,1fr)_1rem]';

/** The facts of a model. Each opens to its source and date. */
function FactList({ label, facts }: { readonly label: string; readonly facts: readonly FactText[] }) {
  return (
    <ul
      aria-label={t(texts, 'models.takes', { model: label })}
      className="divide-y divide-n6 border-y border-n6"
    >
      {facts.map(({ name, value, origin }) => (
        <li key={name}>
          {origin === null ? (
            <div className={row}>
              <FactDetails name={name} value={value} isKnown={false} />
            </div>
          ) : (
            <details className="group">
              <summary
                className={classNames(
                  row,
                  'cursor-pointer list-none rounded-tag hover:bg-n3 pointer-coarse:min-h-11 pointer-coarse:content-center'
                )}
              >
                <FactDetails name={name} value={value} isKnown />
                <Info
                  aria-hidden
                  size={14}
                  className="self-center text-n10 group-open:text-accent-11 max-[479px]:row-span-2 max-[479px]:row-start-1 max-[479px]:col-start-2"
                />
              </summary>
              <p className="pb-2 text-label text-n11 sm:ps-35">{origin}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

type FactDetailsProps = { readonly name: string; readonly value: string; readonly isKnown: boolean };

function FactDetails({ name, value, isKnown }: FactDetailsProps) {
  return (
    <>
      <span className="text-label text-n10">{name}</span>
      <span
        className={classNames(
          'min-w-0 break-words text-ui max-[479px]:col-start-1',
          isKnown ? 'text-n12' : 'text-n10'
        )}
      >
        {value}
      </span>
    </>
  );
}

type ModelRowProps = {
  /** As the list has it, without one's own prices. */
  readonly model: Model;
  readonly shown: ShownModels;
  readonly onChangePrice: ChangePrice;
};

/** A model by its name; opened, all that is known of it. */
export function ModelRow({ model, shown, onChangePrice }: ModelRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { label, vendor, lifecycle, notes, prices } = model;
  return (
    <li className="min-w-0 rounded-card border border-n6 bg-n1">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-card px-3 py-1.5 text-start font-normal hover:bg-n3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
        >
          <span className="min-w-0">
            <span className="block text-ui font-semibold text-n12">{label}</span>
            <span className="block text-label text-n10">{vendor}</span>
          </span>
          <Tag tone={tones[lifecycle.status]} className="justify-self-start max-sm:row-start-2">
            {describeLifecycle(model)}
          </Tag>
          <ChevronDown
            aria-hidden
            size={16}
            className={classNames('text-n10 max-sm:row-span-2', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="grid gap-4 px-3 pt-1 pb-3">
        {isOpen && (
          <>
            <FactList label={label} facts={listModelFacts(model, shown.registry)} />
            <PriceList
              label={label}
              rows={listPriceRows(model, shown.prices)}
              origin={prices && translate(describeFact(prices))}
              onChange={onChangePrice}
            />
            {notes.length > 0 && (
              <ul
                lang="en"
                aria-label={t(texts, 'models.notes', { model: label })}
                className="grid gap-1 text-label text-n11"
              >
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </li>
  );
}

const tones: Record<Model['lifecycle']['status'], TagTone> = {
  current: 'success',
  retiring: 'warning',
  retired: 'neutral'
};
