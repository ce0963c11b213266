import { type ReactNode, useId } from 'react';
import { showDocumentField } from '#shared/domain/craft/prompt/journal/describe-changes.ts';
import type {
  DocumentMerge,
  MergeChoice,
  MergedField
} from '#shared/domain/craft/prompt/merge/merge-documents.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { nameField, nameValue } from '#renderer/messages/translated-names.ts';
import { Tag } from '#renderer/ui/feedback/tag.tsx';

type Props = {
  readonly field: MergedField;
  readonly merge: DocumentMerge;
  /** The document after the update, with the choices made so far. */
  readonly result: PromptDocument;
  readonly versions: { readonly opened: number; readonly newest: number };
  readonly choice: MergeChoice | undefined;
  readonly onChoose: (choice: MergeChoice) => void;
};

/** One field as it was opened, as it is in the copy, and as it is in the newest version. */
export function FieldComparison({ field: { field, outcome }, merge, result, versions, ...rest }: Props) {
  const id = useId();
  const show = (document: PromptDocument): string => {
    const value = showDocumentField(document, field);
    return field === null ? value : nameValue(field, value);
  };
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-card border border-n6 bg-n1 p-3 text-ui">
      <header className="flex flex-wrap items-center gap-2">
        <h3 id={id} className="font-semibold">
          {field === null ? nameField('name', 'Name') : nameField(field)}
        </h3>
        <Tag tone={outcome === 'conflict' ? 'warning' : 'neutral'}>
          {t(texts, `purchases.update.outcome.${outcome}`)}
        </Tag>
      </header>
      <dl className="grid gap-2 sm:grid-cols-3">
        <Side name={t(texts, 'purchases.update.side.opened', { version: versions.opened })}>
          {show(merge.base)}
        </Side>
        <Side name={t(texts, 'purchases.update.side.copy')}>{show(merge.mine)}</Side>
        <Side name={t(texts, 'purchases.update.side.newest', { version: versions.newest })}>
          {show(merge.theirs)}
        </Side>
        {outcome === 'combined' ? (
          <div className="sm:col-span-3">
            <Side name={t(texts, 'purchases.update.side.result')}>{show(result)}</Side>
          </div>
        ) : null}
      </dl>
      {outcome === 'conflict' ? <Choice newest={versions.newest} labelledBy={id} {...rest} /> : null}
    </section>
  );
}

function Side({ name, children }: { readonly name: string; readonly children: string }): ReactNode {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-label text-n10">{name}</dt>
      <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {children === '' ? <span className="text-n10">{t(texts, 'purchases.update.empty')}</span> : children}
      </dd>
    </div>
  );
}

type ChoiceProps = Pick<Props, 'choice' | 'onChoose'> & {
  readonly newest: number;
  readonly labelledBy: string;
};

/** Nothing is chosen at first: whose text stays is the reader's decision. */
function Choice({ newest, labelledBy, choice, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="flex flex-wrap gap-2">
      {(['mine', 'theirs'] as const).map((side) => (
        <label
          key={side}
          className="flex min-h-control flex-1 items-center gap-2 rounded-control border border-n7 bg-n2 px-3 has-checked:border-n8 has-checked:bg-n5 has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={name}
            checked={choice === side}
            onChange={() => onChoose(side)}
            className="accent-daylight-9 outline-none"
          />
          {t(texts, `purchases.update.choose.${side}`, { version: newest })}
        </label>
      ))}
    </div>
  );
}
