import { useAdminListing } from '../listings/listing-queries.ts';
import { TakeDownDialog } from '../listings/take-down-dialog.tsx';
import { useQueueRefresh } from './content-queries.ts';

type Props = { readonly id: string; readonly onClose: () => void; readonly onDone: () => void };

/** Takes the item's listing down as its own page does, and goes on to the next item. */
export function TakeDownFromQueue({ id, onClose, onDone }: Props) {
  const { data } = useAdminListing(id);
  const refresh = useQueueRefresh();
  const goOn = () => {
    onDone();
    void refresh();
  };
  return data === undefined ? null : <TakeDownDialog listing={data} onClose={onClose} onDone={goOn} />;
}
