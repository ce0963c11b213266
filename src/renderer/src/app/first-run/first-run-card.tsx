import { Clapperboard, LayoutGrid, type LucideIcon, Store, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/first-run.json';
import { IconButton } from '#renderer/ui/buttons/button.tsx';

type CardProps = { readonly onClose: () => void; readonly children: ReactNode };

/** Above the work, which it moves down and covers nothing of. Closes by its button and by Escape. */
export function FirstRunCard({ onClose, children }: CardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isMeant = target === document.body || (target instanceof Node && card.current?.contains(target));
      if (key === 'Escape' && !defaultPrevented && isMeant === true) onClose();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <section
      ref={card}
      // On the page that is written at build time its buttons do nothing yet.
      inert={typeof document === 'undefined'}
      aria-label={t(texts, 'first-run.title')}
      className="first-run relative grid max-h-[45dvh] shrink-0 gap-2 overflow-y-auto border-b border-n6 bg-n3 px-4 py-3"
    >
      {children}
      <div className="absolute end-2 top-2">
        <IconButton icon={X} label={t(texts, 'first-run.skip')} onClick={onClose} />
      </div>
    </section>
  );
}

export const choiceClasses =
  'grid min-h-11 content-center gap-0.5 rounded-card border border-n6 bg-n1 px-3 py-2 text-start text-ui hover:bg-n4';

type ChoicesProps = {
  readonly onMake: () => void;
  readonly onBrowse: () => void;
  readonly onSell: () => void;
};

/** The first page: three ways to begin. */
export function FirstRunChoices({ onMake, onBrowse, onSell }: ChoicesProps) {
  return (
    <>
      <h2 className="pe-10 text-read font-semibold">{t(texts, 'first-run.title')}</h2>
      <ul className="flex flex-wrap gap-2 min-[768px]:grid min-[768px]:grid-cols-3">
        <Choice id="make" Icon={Clapperboard} onChoose={onMake} />
        <Choice id="browse" Icon={LayoutGrid} onChoose={onBrowse} />
        <Choice id="sell" Icon={Store} onChoose={onSell} />
      </ul>
    </>
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
        className={`${choiceClasses} items-center gap-x-3 min-[768px]:grid-cols-[auto_1fr]`}
        onClick={onChoose}
      >
        <Icon
          aria-hidden
          size={20}
          strokeWidth={1.5}
          className="row-span-2 text-accent-11 max-[767px]:hidden"
        />
        <span className="font-medium">{t(texts, `first-run.choice.${id}`)}</span>
        <span className="text-label text-n11 max-[767px]:hidden">{t(texts, `first-run.hint.${id}`)}</span>
      </button>
    </li>
  );
}
