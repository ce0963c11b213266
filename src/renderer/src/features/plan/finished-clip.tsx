import { ChevronDown, Clapperboard, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#renderer/ui/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import type { ClipActions } from './clip-actions.ts';

type FinishedClipProps = { readonly text: string; readonly index: number; readonly actions: ClipActions };

/** The clip's prompt as the model gets it: folded, since most work is done above it. */
export function FinishedClip({ text, index, actions }: FinishedClipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const number = index + 1;
  return (
    <div className="grid min-w-0 gap-2 border-t border-n6 pt-2">
      <div className="flex flex-wrap items-center gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t(texts, 'plan.finishedOf', { number })}
          onClick={() => setIsOpen(!isOpen)}
          className="-ms-1 inline-flex h-control items-center gap-1.5 rounded-control px-1 text-ui text-n11 hover:text-n12"
        >
          <ChevronDown aria-hidden size={16} className={`shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
          {t(texts, 'plan.finished')}
        </button>
        <span className="font-mono text-meta text-n10">
          {t(texts, 'plan.characters', { count: Array.from(text).length })}
        </span>
        <span className="ms-auto flex flex-wrap gap-1">
          <Button
            variant="ghost"
            icon={Copy}
            aria-label={t(texts, 'plan.copyClip', { number })}
            onClick={() => actions.copy(text, number)}
          >
            {t(texts, 'plan.copy')}
          </Button>
          <Button
            variant="ghost"
            icon={Clapperboard}
            aria-label={t(texts, 'plan.openClip', { number })}
            onClick={() => actions.openInBuilder(index)}
          >
            {t(texts, 'plan.open')}
          </Button>
        </span>
      </div>
      <p id={id} hidden={!isOpen} dir="auto" className="text-read wrap-anywhere whitespace-pre-wrap">
        {isOpen && text}
      </p>
    </div>
  );
}
