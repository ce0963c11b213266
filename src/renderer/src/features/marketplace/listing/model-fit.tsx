import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ListingFacts } from '#shared/domain/market/listing.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { nameModel, useMarketDependencies } from '../data/dependencies.tsx';

const shownLimit = 6;

/** Every model that takes the prompt without an error, best first, and what that means for one's own. */
export function ModelFit({ fit }: Pick<ListingFacts, 'fit'>) {
  const { models, ownModel } = useMarketDependencies();
  const [isAll, setIsAll] = useState(false);
  const isOwn = (id: string) => id === ownModel?.id;
  const shown = fit.filter(({ model }, place) => isAll || place < shownLimit || isOwn(model));
  return (
    <div className="grid gap-3">
      <OwnVerdict fit={fit} />
      {fit.length === 0 ? (
        <p className="text-ui text-n11">{t(texts, 'marketplace.fitsNone')}</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-8 gap-y-1.5 text-ui">
          {shown.map(({ model, score }) => (
            <li key={model} className="flex min-w-0 items-center justify-between gap-3">
              <span className={`min-w-0 truncate ${isOwn(model) ? 'font-semibold' : ''}`}>
                {nameModel(models, model)}
              </span>
              <span className="shrink-0 tabular-nums text-n11">
                {t(texts, 'marketplace.score', { score: formatNumber(score) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {fit.length > shown.length || isAll ? (
        <div>
          <Button variant="ghost" onClick={() => setIsAll((before) => !before)}>
            {isAll ? t(texts, 'marketplace.fewer') : t(texts, 'marketplace.allOf', { count: fit.length })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function OwnVerdict({ fit }: Pick<ListingFacts, 'fit'>) {
  const { ownModel } = useMarketDependencies();
  if (ownModel === null) return null;
  const own = fit.find(({ model }) => model === ownModel.id);
  if (own === undefined) {
    return <Callout tone="warning">{t(texts, 'marketplace.notOnYours', { model: ownModel.label })}</Callout>;
  }
  return (
    <p className="flex items-start gap-2 text-ui font-medium text-success-11">
      <Check aria-hidden size={16} className="mt-0.5 shrink-0" />
      {t(texts, 'marketplace.onYours', { model: ownModel.label, score: formatNumber(own.score) })}
    </p>
  );
}
