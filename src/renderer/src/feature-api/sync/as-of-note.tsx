import { useStore } from 'zustand';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { knownRows } from './known-rows.ts';

/** Says that what is shown came from this device, and how old it may be. */
export function AsOfNote({ say }: { readonly say: (moment: string) => string }) {
  const asOf = useStore(knownRows, (state) => state.asOf);
  return asOf === null ? null : <Callout tone="info">{say(formatMoment(asOf))}</Callout>;
}
