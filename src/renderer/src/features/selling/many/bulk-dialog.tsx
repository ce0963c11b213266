import { useState } from 'react';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { useSellingRules } from '../frame/seller-queries.ts';
import {
  type BulkAction,
  type BulkActionKind,
  findLargestCut,
  isSaleAction,
  planChanges
} from './plan-changes.ts';
import { useApplyChanges } from './use-apply-changes.ts';

type Props = {
  readonly kind: BulkActionKind;
  readonly listings: readonly OwnListing[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks for what the change needs, and shows what it does to each listing before it is made. */
export function BulkDialog({ kind, listings, onDone, onClose }: Props) {
  const [value, setValue] = useState('');
  const { isBusy, apply } = useApplyChanges();
  const limit = useSellingRules()?.reviewedPriceChangePercent;
  const action = readAction(kind, value, limit);
  const plan = action === null ? null : planChanges(listings, action);
  const count = plan?.changes.length ?? 0;
  const submit = async () => {
    if (plan === null) return;
    if (await apply(plan.changes)) {
      onClose();
      onDone();
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, `selling.many.${kind}`)}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'selling.coupon.cancel')}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            reason={count === 0 ? t(texts, 'selling.many.nothing') : undefined}
            onClick={() => void submit()}
          >
            {t(texts, 'selling.many.apply', { count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ActionField kind={kind} value={value} limit={limit} onChange={setValue} />
        {plan === null ? null : <PlanPreview plan={plan} />}
      </div>
    </Dialog>
  );
}

type FieldProps = {
  readonly kind: BulkActionKind;
  readonly value: string;
  /** Of a price change without a review, in per cent. */
  readonly limit: number | undefined;
  readonly onChange: (value: string) => void;
};

/** The input of the change: a tag or a percentage; renders nothing for other changes. */
function ActionField({ kind, value, limit, onChange }: FieldProps) {
  if (isSaleAction(kind)) return null;
  const isPrice = kind === 'price';
  const hint =
    isPrice && limit !== undefined
      ? t(texts, 'selling.many.percentHint', { cut: findLargestCut(limit), rise: limit })
      : undefined;
  return (
    <FormField
      name="bulk-value"
      label={t(texts, isPrice ? 'selling.many.percent' : 'selling.many.tag')}
      hint={hint}
    >
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={40}
          autoComplete="off"
          inputMode={isPrice ? 'decimal' : 'text'}
          onChange={onChange}
          className="max-w-60"
        />
      )}
    </FormField>
  );
}

/** Null while what it needs is missing or wrong. `limit`: of a price change without a review, in per cent. */
function readAction(kind: BulkActionKind, value: string, limit: number | undefined): BulkAction | null {
  if (isSaleAction(kind)) return { kind };
  const text = value.trim();
  if (kind !== 'price') return text === '' ? null : { kind, tag: text };
  const percent = Number(text.replace('−', '-').replace('%', '').replace(',', '.'));
  return text === '' || !Number.isFinite(percent) || limit === undefined ? null : { kind, percent, limit };
}
