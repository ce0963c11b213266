import { useId, useMemo } from 'react';
import type { Clip } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import type { ClipChanges } from '#shared/domain/craft/plan/edit-plan.ts';
import { Field } from '#renderer/ui/field.tsx';
import { TextArea } from '#renderer/ui/text-input.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import { measureSpeech } from './measure-speech.ts';

type ClipWordsProps = {
  readonly clip: Clip;
  /** From 1. */
  readonly number: number;
  readonly language: string;
  readonly onEdit: (clipId: string, changes: ClipChanges) => void;
};

/** What happens and what is said, in the creator's words. */
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
          value={dialogue}
          onChange={(value) => onEdit(id, { dialogue: value })}
        />
      </Field>
    </div>
  );
}
