// Folds case and Latin accents, so that spellings of a word compare as equal.

/** Combining marks of Latin letters only: those of Hindi, Tamil and Arabic carry meaning. */
const latinMarks = /[\u0300-\u036f]/gu;
const plainAscii = /^[\u0020-\u007e]*$/u;

export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (plainAscii.test(lower)) return lower;
  return lower.normalize('NFD').replace(latinMarks, '').normalize('NFC').replaceAll('ς', 'σ');
}

/** The words of a search, folded, each once. */
export function searchWords(search: string): string[] {
  return [
    ...new Set(
      foldText(search)
        .split(/\s+/u)
        .filter((word) => word !== '')
    )
  ];
}
