// Every channel on which the desktop's main process answers the page.
import { pageCloudContract } from '#main/cloud/cloud-handlers.ts';
import { cloudChannel, deviceChannel, shellChannel } from '#shared/contract/desktop-bridge.ts';
import { deviceContract } from '#shared/contract/device.ts';
import { shellContract } from '#shared/contract/shell.ts';

/** A new channel is reviewed before it is counted here: it needs a screen that calls it, and no channel that would do. */
export const reviewedChannelCount = 283;

export const listIpcChannels = (): string[] => [
  ...Object.keys(deviceContract).map(deviceChannel),
  ...Object.keys(shellContract).map(shellChannel),
  ...Object.keys(pageCloudContract).map(cloudChannel)
];
