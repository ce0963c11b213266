/** UTF-16 units. No model that we know takes a prompt half as long. */
export const pasteLimit = 50_000;
