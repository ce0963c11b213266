import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { RemoveResult } from './remove-result.tsx';
import { ResultForm } from './result-form.tsx';
import { ResultItem } from './result-item.tsx';
import type { OwnResults } from './result-queries.ts';

type Props = { readonly slug: string; readonly mine: OwnResults };

/** The buyer's result, or the form to add it. */
export function OwnResult({ slug, mine: { result, refusal } }: Props) {
  const { isOnline } = useMarketDependencies();
  const [isWriting, setIsWriting] = useState(false);
  if (refusal === 'unopened')
    return <p className="text-ui text-n11">{t(texts, 'marketplace.results.openFirst')}</p>;
  if (refusal !== null) return null;
  const edit = {
    reason: isOnline ? undefined : t(texts, 'marketplace.results.offline'),
    onClick: () => setIsWriting(true)
  };
  return (
    <section
      aria-labelledby="own-result"
      className="grid grid-cols-1 gap-3 rounded-panel border border-n6 bg-n2 p-4"
    >
      <h3 id="own-result" className="text-read font-semibold">
        {t(texts, 'marketplace.results.own')}
      </h3>
      {isWriting ? (
        <ResultForm slug={slug} result={result} onDone={() => setIsWriting(false)} />
      ) : result === null ? (
        <>
          <p className="text-ui text-n11">{t(texts, 'marketplace.results.invite')}</p>
          <p>
            <Button icon={Plus} {...edit}>
              {t(texts, 'marketplace.results.add')}
            </Button>
          </p>
        </>
      ) : (
        <>
          <ul className="-my-3">
            <ResultItem result={result} />
          </ul>
          <p className="flex flex-wrap gap-2">
            <Button icon={Pencil} {...edit}>
              {t(texts, 'marketplace.results.edit')}
            </Button>
            <RemoveResult slug={slug} />
          </p>
        </>
      )}
    </section>
  );
}
