import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { frameLook } from '#shared/domain/craft/prompt/frame/frame-look.ts';
import type { PromptData, PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { slugLine } from '#shared/domain/craft/prompt/text/slug-line.ts';
import { writePromptText } from '#shared/domain/craft/prompt/text/write-prompt.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { GradedFrame } from '#renderer/ui/graphics/graded-frame.tsx';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/content.json';

type WorkedExampleProps = {
  readonly example: PromptDocument;
  /** An explanation of the example, or a change to make first. */
  readonly children?: ReactNode;
};

/** A prompt with these fields; all others are the default prompt's. */
export function buildExample(name: string, fields: Partial<PromptData>): PromptDocument {
  return { name, data: { ...defaultPromptData, ...fields } };
}

/** A whole prompt as its model wants to read it, which opens in the builder. */
export function WorkedExample({ example, children }: WorkedExampleProps) {
  const { openPrompt } = useServices();
  const { name, data } = example;
  const { ratio, grade, motion, label } = frameLook(data);
  const model = findModel(builtInRegistry, data.model);
  const text =
    model === undefined ? writePromptText(data) : compilePrompt(example, model, builtInRegistry).text;
  return (
    <figure className="grid gap-4 rounded-panel border border-n6 bg-n2 p-4 min-[640px]:grid-cols-[13rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="aspect-video overflow-hidden rounded-card bg-stage">
        <GradedFrame ratio={ratio} grade={grade} motion={motion} label={translate(label)} />
      </div>
      <figcaption className="grid content-start gap-1">
        <h3 className="text-lead">{name}</h3>
        <p className="slug-line text-n10">
          {slugLine(data)}
          {model === undefined ? null : ` · ${model.label}`}
        </p>
        {children === undefined ? null : <p className="pt-1 text-read text-n11">{children}</p>}
      </figcaption>
      <blockquote className="rounded-card border border-n6 bg-n1 p-4 text-read whitespace-pre-wrap min-[640px]:col-span-2">
        {text}
      </blockquote>
      <p className="min-[640px]:col-span-2">
        <Button
          icon={Clapperboard}
          lang={readLanguage().locale}
          aria-label={t(texts, 'content.openExample', { name })}
          onClick={() => openPrompt(example)}
        >
          {t(texts, 'content.open')}
        </Button>
      </p>
    </figure>
  );
}
