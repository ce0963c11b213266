import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { describeFact } from '#shared/domain/craft/model/registry/registry.ts';
import { Tag } from '#renderer/ui/tag.tsx';
import { classNames } from '#renderer/ui/class-names.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import texts from '#renderer/messages/en/models.json';
import { FactList } from './fact-list.tsx';
import type { ShownModels } from './model-settings.ts';
import { listModelFacts, describeLifecycle } from './model-facts.ts';
import { type ChangePrice, PriceList } from './price-list.tsx';
import { listPriceRows } from './price-rows.ts';

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
          <Tag className={classNames('justify-self-start max-sm:row-start-2', marks[lifecycle.status])}>
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

const marks: Record<Model['lifecycle']['status'], string> = {
  current: 'bg-success-3 text-success-11',
  retiring: 'bg-warning-3 text-warning-11',
  retired: ''
};
