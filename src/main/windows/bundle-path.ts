// Maps app:// addresses to bundled files.

const page = 'desktop.html';
/** After decoding, once: letters, digits and the few marks bundled file names use. No backslash, colon, percent, NUL. */
const safePath = /^\/[\w./~@+-]*$/;

/**
 * The file below the bundle's folder, as a relative path with forward slashes; undefined refuses.
 * A path whose last part has no extension is a route of the app and gets the page.
 */
export function findBundlePath(pathname: string): string | undefined {
  const decoded = decodeOnce(pathname);
  if (decoded === undefined || !safePath.test(decoded)) return undefined;
  const parts = decoded.split('/').slice(1);
  if (parts.some((part) => part.startsWith('.'))) return undefined;
  if (parts.slice(0, -1).includes('')) return undefined;
  const last = parts.at(-1) ?? '';
  return last.includes('.') ? parts.join('/') : page;
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
