/** A suggestion for the save dialog that is one plain name on every system: no folders, no control characters. */
export function safeFileName(suggested: string): string {
  const plain = suggested
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '')
    .replace(/(?<![. ])[. ]+$/, '');
  const shortened = plain.length > 120 ? shorten(plain) : plain;
  return shortened === '' ? 'Untitled.vprompt' : shortened;
}

function shorten(name: string): string {
  const extension = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, 120 - extension.length).trim() + extension;
}
