const names: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address leads to whichever machine it is opened on. */
export const isLoopbackUrl = (url: string): boolean => names.has(new URL(url).hostname);
