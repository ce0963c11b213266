import { CloudUpload } from 'lucide-react';
import { useStore } from 'zustand';
import { useServices } from '../services.ts';
import { markKey } from '../sync-marks.ts';

type Props = { readonly entity: string; readonly id: string; readonly label: string };

/** Shown while the server has not confirmed a change of this row. */
export function UnconfirmedMark({ entity, id, label }: Props) {
  const isUnconfirmed = useStore(useServices().syncMarks, ({ unconfirmed }) =>
    unconfirmed.has(markKey(entity, id))
  );
  if (!isUnconfirmed) return null;
  return (
    <span data-tip={label} className="inline-flex items-center text-n10">
      <CloudUpload aria-hidden size={14} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
