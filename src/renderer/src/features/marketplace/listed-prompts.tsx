import { type ReactNode, useState } from 'react';
import type { ListedPrompt } from '#shared/domain/market/listing.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { Section } from '#renderer/ui/section.tsx';
import { ModelFit } from './model-fit.tsx';
import { PromptFacts } from './prompt-facts.tsx';
import { PromptStructure } from './prompt-structure.tsx';

/** What is inside, told without a word of it: facts, structure and fit. A bundle folds its prompts. */
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
