// Reads the cached showcase from the device.
import { pageOf } from '#shared/contract/paging.ts';
import { ShowcaseEntry } from '#shared/domain/market/showcase.ts';

export const cachedShowcase = pageOf(ShowcaseEntry);
