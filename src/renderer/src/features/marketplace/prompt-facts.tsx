import type { ListingFacts } from '#shared/domain/market/listing.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { nameModel, useMarketDependencies } from './dependencies.tsx';

/** What the server computed from the sealed prompt; nobody typed it. What it could not tell is left out. */
export function PromptFacts({ facts }: { readonly facts: ListingFacts }) {
  const { models } = useMarketDependencies();
  const rows: readonly (readonly [id: string, label: string, value: string])[] = [
    ['model', say(texts, 'marketplace.writtenFor'), facts.model === '' ? '' : nameModel(models, facts.model)],
    ['seconds', say(texts, 'marketplace.fact.duration'), saySeconds(facts.durationSeconds)],
    ['ratio', say(texts, 'marketplace.fact.ratio'), facts.aspectRatio],
    ['resolution', say(texts, 'marketplace.fact.resolution'), facts.resolution],
    ['rate', say(texts, 'marketplace.fact.frameRate'), facts.frameRate === 0 ? '' : `${facts.frameRate} fps`],
    ['shots', say(texts, 'marketplace.fact.shots'), formatNumber(facts.shotCount)],
    ['words', say(texts, 'marketplace.fact.words'), formatNumber(facts.wordCount)],
    ['fields', say(texts, 'marketplace.fact.fields'), formatNumber(facts.filledFields.length)],
    ['language', say(texts, 'marketplace.fact.language'), facts.hasDialogue ? facts.language : ''],
    ['dialogue', say(texts, 'marketplace.fact.dialogue'), sayWhether(facts.hasDialogue)],
    ['audio', say(texts, 'marketplace.fact.audio'), sayWhether(facts.hasAudio)]
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
      <p className="text-label text-n10">{say(texts, 'marketplace.factsHow')}</p>
    </div>
  );
}

const sayWhether = (is: boolean): string => say(texts, is ? 'marketplace.yes' : 'marketplace.no');

const saySeconds = (seconds: number): string =>
  seconds === 0 ? '' : say(texts, 'marketplace.seconds', { seconds });
