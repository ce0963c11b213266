import { type ReactNode, useState } from 'react';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { nameField, nameGroup } from '#renderer/messages/translated-names.ts';
import { Section } from '#renderer/ui/layout/section.tsx';
import { findField, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { ListedPrompt, ListingFacts, StructurePart } from '#shared/domain/market/listing.ts';
import { nameModel, useMarketDependencies } from '../data/dependencies.tsx';
import { ModelFit } from './model-fit.tsx';

/** Facts that the server computed from the sealed prompt. An unknown one is left out. */
function PromptFacts({ facts }: { readonly facts: ListingFacts }) {
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

/** Which fields are filled and how much is in each; bars stand for the words, which are sealed. */
function PromptStructure({ structure }: { readonly structure: readonly StructurePart[] }) {
  const most = Math.max(1, ...structure.map(({ words }) => words));
  const groups = promptGroups
    .map((group) => ({
      group,
      parts: structure.filter(({ field }) => findField(field)?.group === group.id)
    }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <div className="grid gap-3">
      <p className="max-w-read text-ui text-n11">{t(texts, 'marketplace.structureHow')}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-8 gap-y-4">
        {groups.map(({ group, parts }) => (
          <div key={group.id} className="min-w-0">
            <h3 className="slug-line pb-1 text-n10">{nameGroup(group)}</h3>
            <ul className="grid gap-1.5">
              {parts.map(({ field, words }) => (
                <li key={field} className="grid gap-1 text-ui">
                  <span className="flex items-baseline justify-between gap-3">
                    <span className="min-w-0 truncate">{nameField(field)}</span>
                    <span className="shrink-0 text-label text-n10">
                      {words === 0
                        ? t(texts, 'marketplace.isSet')
                        : t(texts, 'marketplace.words', { count: words })}
                    </span>
                  </span>
                  {words === 0 ? null : (
                    <span aria-hidden="true" className="block h-1.5 rounded-full bg-n4">
                      <span
                        className="block h-full rounded-full bg-n8"
                        style={{ width: `${Math.max(4, (words / most) * 100)}%` }}
                      />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Facts, structure and fit of the prompts without any of their text. A bundle folds its prompts. */
export function ListedPrompts({ prompts }: { readonly prompts: readonly ListedPrompt[] }) {
  const [only] = prompts;
  if (prompts.length === 1 && only !== undefined) {
    return (
      <>
        <Part id="facts" title={t(texts, 'marketplace.facts')}>
          <PromptFacts facts={only.facts} />
        </Part>
        <Part id="fit" title={t(texts, 'marketplace.fit')}>
          <ModelFit fit={only.facts.fit} />
        </Part>
        <Part id="structure" title={t(texts, 'marketplace.structure')}>
          <PromptStructure structure={only.structure} />
        </Part>
      </>
    );
  }
  return (
    <section aria-labelledby="inside-title" className="grid gap-3">
      <h2 id="inside-title" className="text-lead">
        {t(texts, 'marketplace.inside')}
      </h2>
      {prompts.map((prompt, place) => (
        <FoldedPrompt key={prompt.title} prompt={prompt} place={place} />
      ))}
    </section>
  );
}

function FoldedPrompt({ prompt, place }: { readonly prompt: ListedPrompt; readonly place: number }) {
  const [isOpen, setIsOpen] = useState(place === 0);
  return (
    <Section
      id={`prompt-${place + 1}`}
      title={prompt.title}
      meta={t(texts, 'marketplace.words', { count: prompt.facts.wordCount })}
      isOpen={isOpen}
      onToggle={() => setIsOpen((wasOpen) => !wasOpen)}
    >
      <div className="grid gap-5">
        <PromptFacts facts={prompt.facts} />
        <ModelFit fit={prompt.facts.fit} />
        <PromptStructure structure={prompt.structure} />
      </div>
    </Section>
  );
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3">
      <h2 id={`${id}-title`} className="text-lead">
        {title}
      </h2>
      {children}
    </section>
  );
}
