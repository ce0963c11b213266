// What was seen of the showcase, as it is read back from the device.
import { pageOf } from '#shared/contract/cloud/paging.ts';
import { ShowcaseEntry } from '#shared/domain/market/showcase.ts';

export const cachedShowcase = pageOf(ShowcaseEntry);
