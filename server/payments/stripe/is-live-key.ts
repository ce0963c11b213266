/** Whether real money moves with it. */
export const isLiveKey = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey);
