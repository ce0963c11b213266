// The list of purchases as it is read back from the device.
import { pageOf } from '#shared/contract/paging.ts';
import { Purchase } from '#shared/domain/trade/purchase.ts';

export const purchasesPage = pageOf(Purchase);
