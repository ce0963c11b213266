import { type ReactNode, useState } from 'react';
import {
  applyMerge,
  type FieldKey,
  listConflicts,
  type MergeChoice,
  type MergedField
} from '#shared/domain/craft/prompt/merge/merge-documents.ts';
import { applyUpdate } from '#shared/domain/trade/purchase-update.ts';
import type { Purchase } from '#shared/domain/trade/purchase.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { usePurchaseDependencies } from '../frame/dependencies.tsx';
import { FieldComparison } from './field-comparison.tsx';
import type { PromptCopy } from './find-copies.ts';
import type { LoadedUpdate } from './load-update.ts';

type Props = {
  readonly purchase: Purchase;
  readonly copy: PromptCopy;
  /** Undefined while it loads; `children` are shown then. */
  readonly update: LoadedUpdate | undefined;
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
};

const order: readonly MergedField['outcome'][] = ['conflict', 'theirs', 'combined', 'mine', 'same'];

/** The comparison by field, and the button that updates. */
export function UpdateComparison({ purchase, copy, update, head, children, onClose }: Props) {
  const { openInBuilder, notify } = usePurchaseDependencies();
  const [choices, setChoices] = useState<ReadonlyMap<FieldKey, MergeChoice>>(new Map());
  const version = purchase.newestVersion;
  const conflicts = update === undefined ? [] : listConflicts(update.merge);
  const undecided = conflicts.filter(({ field }) => !choices.has(field)).length;
  const run = ({ merge, origin }: LoadedUpdate) => {
    onClose();
    openInBuilder(applyUpdate(merge, choices, origin), t(texts, 'purchases.update.step', { version }));
    notify({
      type: 'success',
      title: t(texts, 'purchases.update.done', { version }),
      message: t(texts, 'purchases.update.doneUndo')
    });
  };
  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={t(texts, 'purchases.update.title', { version })}
      description={<span dir="auto">{purchase.title}</span>}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'purchases.update.later')}</Button>
          <Button
            variant="primary"
            isBusy={update === undefined}
            reason={
              undecided === 0 ? undefined : t(texts, 'purchases.update.undecided', { count: undecided })
            }
            onClick={() => {
              if (update !== undefined) run(update);
            }}
          >
            {t(texts, 'purchases.update.do')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3 text-ui">
        <p className="text-n11">
          {t(texts, copy.source === 'opened' ? 'purchases.update.noCopy' : 'purchases.update.intro')}
        </p>
        {head}
        {update === undefined ? (
          children
        ) : (
          <Fields
            update={update}
            choices={choices}
            versions={{ opened: copy.version, newest: version }}
            onChoose={(field, choice) => setChoices(new Map([...choices, [field, choice]]))}
          />
        )}
      </div>
    </Dialog>
  );
}

type FieldsProps = {
  readonly update: LoadedUpdate;
  readonly choices: ReadonlyMap<FieldKey, MergeChoice>;
  readonly versions: { readonly opened: number; readonly newest: number };
  readonly onChoose: (field: FieldKey, choice: MergeChoice) => void;
};

function Fields({ update: { merge }, choices, versions, onChoose }: FieldsProps) {
  const result = applyMerge(merge, choices);
  const changed = merge.fields.some(({ outcome }) => outcome !== 'mine' && outcome !== 'same');
  return (
    <>
      {changed ? null : <p>{t(texts, 'purchases.update.nothing', { version: versions.newest })}</p>}
      {order
        .flatMap((outcome) => merge.fields.filter((field) => field.outcome === outcome))
        .map((field) => (
          <FieldComparison
            // A key in the data may be any text; the name has none.
            key={field.field === null ? 'name' : `data ${field.field}`}
            field={field}
            merge={merge}
            result={result}
            versions={versions}
            choice={choices.get(field.field)}
            onChoose={(choice) => onChoose(field.field, choice)}
          />
        ))}
    </>
  );
}
