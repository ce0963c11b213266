import type { ListingFacts } from '#shared/domain/market/listing.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { nameModel, useMarketDependencies } from './dependencies.tsx';

/** What the server computed from the sealed prompt; nobody typed it. What it could not tell is left out. */
export function PromptFacts({ facts }: { readonly facts: ListingFacts }) {
  const { models } = useMarketDependencies();
  const rows: readonly (readonly [id: string, label: string, value: string])[] = [
    ['model', t(texts, 'marketplace.writtenFor'), facts.model === '' ? '' : nameModel(models, facts.model)],
    ['seconds', t(texts, 'marketplace.fact.duration'), formatSeconds(facts.durationSeconds)],
    ['ratio', t(texts, 'marketplace.fact.ratio'), facts.aspectRatio],
    ['resolution', t(texts, 'marketplace.fact.resolution'), facts.resolution],
    ['rate', t(texts, 'marketplace.fact.frameRate'), facts.frameRate === 0 ? '' : `${facts.frameRate} fps`],
    ['shots', t(texts, 'marketplace.fact.shots'), formatNumber(facts.shotCount)],
    ['words', t(texts, 'marketplace.fact.words'), formatNumber(facts.wordCount)],
    ['fields', t(texts, 'marketplace.fact.fields'), formatNumber(facts.filledFields.length)],
    ['language', t(texts, 'marketplace.fact.language'), facts.hasDialogue ? facts.language : ''],
    ['dialogue', t(texts, 'marketplace.fact.dialogue'), formatYesNo(facts.hasDialogue)],
    ['audio', t(texts, 'marketplace.fact.audio'), formatYesNo(facts.hasAudio)]
  ];
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-3 text-ui">
        {rows
          .filter(([, , value]) => value !== '')
          .map(([id, label, value]) => (
            <div key={id} className="min-w-0">
              <dt className="text-label text-n10">{label}</dt>
              <dd className="font-medium break-words tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="text-label text-n10">{t(texts, 'marketplace.factsHow')}</p>
    </div>
  );
}

const formatYesNo = (is: boolean): string => t(texts, is ? 'marketplace.yes' : 'marketplace.no');

const formatSeconds = (seconds: number): string =>
  seconds === 0 ? '' : t(texts, 'marketplace.seconds', { seconds });
