import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { useSellingDependencies } from './dependencies.tsx';

/** While selling is closed: why. */
export function ClosedNote() {
  const { closedReason } = useSellingDependencies();
  return closedReason === undefined ? null : <Callout tone="warning">{closedReason}</Callout>;
}
