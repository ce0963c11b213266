import { ArrowLeft, Clapperboard, LayoutGrid, type LucideIcon, Store, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/first-run.json';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import type { Template } from '#shared/domain/craft/template/template.ts';

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
  readonly onBrowse: () => void;
  readonly onSell: () => void;
  readonly onSkip: () => void;
};

/** Stands beside the work and stops nobody: three choices, then six starters. */
export function FirstRunCard({ templates, onStarter, onBrowse, onSell, onSkip }: Props) {
  const [isChoosing, setIsChoosing] = useState(true);
  const starters = findStarters(templates);
  return (
    <section
      aria-label={t(texts, 'first-run.title')}
      className="fixed inset-x-2 bottom-38 z-panel grid max-h-[min(70dvh,100dvh-11rem)] gap-3 overflow-y-auto rounded-panel border border-n7 bg-n3 p-4 shadow-menu min-[640px]:start-18 min-[640px]:end-auto min-[640px]:bottom-10 min-[640px]:w-110"
    >
      <div className="absolute end-2 top-2">
        <IconButton icon={X} label={t(texts, 'first-run.skip')} onClick={onSkip} />
      </div>
      {isChoosing ? (
        <>
          <Heading>{t(texts, 'first-run.title')}</Heading>
          <ul className="grid gap-2">
            <Choice id="make" Icon={Clapperboard} onChoose={() => setIsChoosing(false)} />
            <Choice id="browse" Icon={LayoutGrid} onChoose={onBrowse} />
            <Choice id="sell" Icon={Store} onChoose={onSell} />
          </ul>
        </>
      ) : (
        <>
          <div className="flex items-center gap-1 pe-8">
            <IconButton
              icon={ArrowLeft}
              label={t(texts, 'first-run.back')}
              onClick={() => setIsChoosing(true)}
            />
            <Heading isFocused>{t(texts, 'first-run.starters')}</Heading>
          </div>
          <ul className="grid gap-2 min-[480px]:grid-cols-2">
            {starters.map((template) => (
              <li key={template.id} className="grid">
                <button type="button" className={choice} onClick={() => onStarter(template)}>
                  <span className="font-medium">{template.name}</span>
                  <span className="line-clamp-2 text-label text-n11">{template.description}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const choice =
  'grid min-h-11 content-start gap-0.5 rounded-card border border-n6 bg-n1 px-3 py-2 text-start text-ui hover:bg-n4';

type HeadingProps = { readonly isFocused?: boolean; readonly children: ReactNode };

/** The second page takes the focus from the button that is gone. */
function Heading({ isFocused = false, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-read font-semibold outline-none">
      {children}
    </h2>
  );
}

type ChoiceProps = {
  readonly id: 'make' | 'browse' | 'sell';
  readonly Icon: LucideIcon;
  readonly onChoose: () => void;
};

function Choice({ id, Icon, onChoose }: ChoiceProps) {
  return (
    <li className="grid">
      <button
        type="button"
        className={`${choice} grid-cols-[auto_1fr] items-center gap-x-3`}
        onClick={onChoose}
      >
        <Icon aria-hidden size={20} strokeWidth={1.5} className="row-span-2 text-accent-11" />
        <span className="font-medium">{t(texts, `first-run.choice.${id}`)}</span>
        <span className="text-label text-n11">{t(texts, `first-run.hint.${id}`)}</span>
      </button>
    </li>
  );
}
