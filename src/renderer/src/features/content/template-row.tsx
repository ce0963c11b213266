import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { joinTemplates } from '#shared/domain/craft/template/join-templates.ts';
import { frameLook } from '#shared/domain/craft/prompt/frame/frame-look.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { GradedFrame } from '#renderer/ui/graphics/graded-frame.tsx';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/content.json';

/** Built-in templates that fit a page, in the order given. */
export function TemplateRow({ ids }: { readonly ids: readonly string[] }) {
  const chosen = joinTemplates(ids.map(getBuiltIn), [], []);
  return (
    <div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4">
        {chosen.map((template) => (
          <TemplateItem key={template.id} template={template} />
        ))}
      </ul>
    </div>
  );
}

function getBuiltIn(id: string) {
  const template = builtInTemplates.find((known) => known.id === id);
  if (template === undefined) throw new Error(`There is no built-in template "${id}"`);
  return template;
}

function TemplateItem({ template }: { readonly template: Template }) {
  const { openTemplate } = useServices();
  const { name, description, promptData } = template;
  const { ratio, grade, motion, label } = frameLook(promptData);
  return (
    <li className="flex flex-col gap-3 rounded-panel border border-n6 bg-n2 p-3">
      <div aria-hidden="true" className="aspect-video overflow-hidden rounded-card bg-stage">
        <GradedFrame ratio={ratio} grade={grade} motion={motion} label={translate(label)} />
      </div>
      <div className="grid grow content-start gap-1">
        <h3 className="text-read">{name}</h3>
        <p className="text-ui text-n11">{description}</p>
      </div>
      <p className="flex flex-wrap gap-1">
        <Tag>{promptData.duration} s</Tag>
        <Tag>{promptData.aspectRatio}</Tag>
        <Tag>{promptData.frameRate} fps</Tag>
      </p>
      <p>
        <Button
          lang={readLanguage().locale}
          aria-label={t(texts, 'content.useTemplate', { name })}
          onClick={() => openTemplate(template)}
        >
          {t(texts, 'content.use')}
        </Button>
      </p>
    </li>
  );
}
