import { maxOwnWordsLength } from '#shared/contract/cloud/admin/content.ts';
import {
  type CannedReason,
  cannedReasons,
  type ChosenReason,
  type ReasonLanguage
} from '#shared/domain/market/moderation/canned-reasons.ts';
import { minDecisionReasonLength } from '#shared/domain/market/moderation/decision.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-content.json';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { CannedReasonSelect } from '../frame/canned-reason-select.tsx';

/** Of several people each reads the canned reason in their own language, so only one person's can be edited. */
export const startReason = (code: CannedReason | null, language: ReasonLanguage | null): ChosenReason => ({
  code,
  text: code === null || language === null ? '' : cannedReasons[code][language]
});

/** The reason to send: an edited text counts as the administrator's own. */
export const toSent = ({ code, text }: ChosenReason, language: ReasonLanguage | null): ChosenReason => ({
  code: language === null ? code : null,
  text: text.trim()
});

type Props = {
  readonly reason: ChosenReason;
  /** Of the one person who reads it; null for several. */
  readonly language: ReasonLanguage | null;
  readonly choices: readonly CannedReason[];
  readonly isMissing: boolean;
  readonly onChange: (reason: ChosenReason) => void;
};

export function ReasonFields({ reason, language, choices, isMissing, onChange }: Props) {
  const { code, text } = reason;
  return (
    <>
      <FormField
        name="code"
        label={t(texts, 'admin-content.reason')}
        hint={language === null ? t(texts, 'admin-content.reasonHint') : undefined}
      >
        {({ id, name }) => (
          <CannedReasonSelect
            {...{ id, name, code, choices }}
            label={t(texts, 'admin-content.reason')}
            onChange={(next) => onChange(startReason(next, language))}
          />
        )}
      </FormField>
      <FormField
        name="text"
        label={t(texts, language === null ? 'admin-content.words' : 'admin-content.sentText')}
        hint={t(texts, language === null ? 'admin-content.wordsHint' : `admin-content.sentHint.${language}`)}
        problem={
          isMissing ? t(texts, 'admin-content.tooShort', { least: minDecisionReasonLength }) : undefined
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            lang={language ?? undefined}
            maxLength={maxOwnWordsLength}
            value={text}
            onChange={(next) => onChange({ code, text: next })}
          />
        )}
      </FormField>
    </>
  );
}
