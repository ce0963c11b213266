import { ChevronDown, Clapperboard, Copy } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import type { Clip } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import type { ClipChanges } from '#shared/domain/craft/plan/edit-plan.ts';
import { readSpeeches, totalSeconds } from '#shared/domain/craft/plan/story/distribute-dialogue.ts';
import { recognizeLanguage } from '#shared/domain/craft/spelling/recognize-language.ts';
import type { ClipActions } from './clip-actions.ts';

/** Seconds it takes to say a clip's dialogue, to the tenth; 0 where nobody speaks. */
function measureSpeech(dialogue: string, language: string): number {
  return Math.round(totalSeconds(readSpeeches(dialogue, language)) * 10) / 10;
}

type ClipWordsProps = {
  readonly clip: Clip;
  /** From 1. */
  readonly number: number;
  readonly language: string;
  readonly onEdit: (clipId: string, changes: ClipChanges) => void;
};

/** Action and dialogue, in the creator's words. */
export function ClipWords({ clip, number, language, onEdit }: ClipWordsProps) {
  const { id, beat, dialogue, seconds } = clip;
  const base = useId();
  const spoken = useMemo(() => measureSpeech(dialogue, language), [dialogue, language]);
  return (
    <div className="grid min-w-0 gap-3 min-[760px]:grid-cols-2">
      <Field label={t(texts, 'plan.beat')} htmlFor={`${base}-beat`}>
        <TextArea
          id={`${base}-beat`}
          aria-label={t(texts, 'plan.beatOf', { number })}
          placeholder={t(texts, 'plan.beatEmpty')}
          lang={recognizeLanguage(beat) ?? undefined}
          value={beat}
          onChange={(value) => onEdit(id, { beat: value })}
        />
      </Field>
      <Field
        label={t(texts, 'plan.dialogue')}
        htmlFor={`${base}-dialogue`}
        action={
          spoken > 0 && (
            <span
              className={`me-2 font-mono text-meta ${spoken > seconds + 0.5 ? 'text-warning-11' : 'text-n10'}`}
            >
              {t(texts, 'plan.spoken', { spoken, seconds })}
            </span>
          )
        }
      >
        <TextArea
          id={`${base}-dialogue`}
          aria-label={t(texts, 'plan.dialogueOf', { number })}
          placeholder={t(texts, 'plan.dialogueEmpty')}
          lang={recognizeLanguage(dialogue) ?? undefined}
          value={dialogue}
          onChange={(value) => onEdit(id, { dialogue: value })}
        />
      </Field>
    </div>
  );
}

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
