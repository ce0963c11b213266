import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/first-run.json';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { choiceClasses } from './first-run-card.tsx';

/** Six presets that differ in kind, shape and mood, all short: a first prompt should be done in a minute. */
export const starterIds = [
  'espresso-spot',
  'drone-coastline',
  'talking-head-hook',
  'app-launch-teaser',
  'synthwave-drive',
  'street-football-goal'
] as const;

/** In the order above; one that is missing is left out. */
export function findStarters<Preset extends { readonly id: string }>(
  templates: readonly Preset[]
): readonly Preset[] {
  return starterIds.flatMap((wanted) => templates.find(({ id }) => id === wanted) ?? []);
}

type Props = {
  readonly templates: readonly Template[];
  readonly onStarter: (template: Template) => void;
  readonly onBack: () => void;
};

/** The second page of the first steps. */
export function Starters({ templates, onStarter, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the focus from the button that is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="flex items-center gap-1 pe-10">
        <IconButton icon={ArrowLeft} label={t(texts, 'first-run.back')} onClick={onBack} />
        <h2 ref={heading} tabIndex={-1} className="text-read font-semibold outline-none">
          {t(texts, 'first-run.starters')}
        </h2>
      </div>
      <ul className="grid grid-cols-2 gap-2 min-[768px]:grid-cols-3 min-[1280px]:grid-cols-6">
        {findStarters(templates).map((template) => (
          <li key={template.id} className="grid">
            <button type="button" className={choiceClasses} onClick={() => onStarter(template)}>
              <span className="font-medium">{template.name}</span>
              <span className="line-clamp-2 text-label text-n11 max-[639px]:hidden">
                {template.description}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
