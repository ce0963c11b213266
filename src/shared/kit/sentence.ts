// A message as a pattern with values, so that it can be translated.

export type SentenceValue = string | number | Sentence | SentenceList;

/** Several values in one place of a sentence, as "4, 6 or 8" or "pan and tilt". */
export type SentenceList = { readonly items: readonly SentenceValue[]; readonly join: 'and' | 'or' };

/** Converted to a string, as in JSON, a sentence is its English text. */
export class Sentence {
  /** The key for translations: its English pattern, or a name of its own. */
  readonly id: string;
  /** "{0} has no sound." */
  readonly pattern: string;
  readonly values: readonly SentenceValue[];

  constructor(pattern: string, values: readonly SentenceValue[] = [], id: string = pattern) {
    this.id = id;
    this.pattern = pattern;
    this.values = values;
  }

  toString(): string {
    return fillPattern(this.pattern, this.values.map(write));
  }

  toJSON(): string {
    return this.toString();
  }
}

/** A sentence that crossed a border as plain data: a worker's answer has no classes. */
export const reviveSentence = ({ pattern, values, id }: Sentence): Sentence =>
  new Sentence(pattern, values.map(reviveValue), id);

function reviveValue(value: SentenceValue): SentenceValue {
  if (typeof value !== 'object') return value;
  return 'items' in value ? { ...value, items: value.items.map(reviveValue) } : reviveSentence(value);
}

/** One place in the source is one pattern, however often it is said. */
const patterns = new WeakMap<TemplateStringsArray, string>();

/** The tag of a template that is a sentence. Its values are names, so that the pattern can be read off the source. */
export function sentence(parts: TemplateStringsArray, ...values: readonly SentenceValue[]): Sentence {
  const pattern = patterns.get(parts) ?? parts.reduce((text, part, place) => `${text}{${place - 1}}${part}`);
  patterns.set(parts, pattern);
  return new Sentence(pattern, values);
}

export const joinWithOr = (items: readonly SentenceValue[]): SentenceList => ({ items, join: 'or' });

export const joinWithAnd = (items: readonly SentenceValue[]): SentenceList => ({ items, join: 'and' });

/** "{0} takes its place." with a text in the place of each number. */
export const fillPattern = (pattern: string, texts: readonly string[]): string =>
  pattern.replace(/\{(\d+)\}/g, (_, place: string) => texts[Number(place)] ?? '');

/** Sentences that follow one another, as one. */
export const joinMessages = (sentences: readonly Sentence[]): Sentence =>
  new Sentence(sentences.map((_, place) => `{${place}}`).join(' '), sentences);

function write(value: SentenceValue): string {
  if (typeof value === 'number') return writeNumber(value);
  return typeof value === 'string' || value instanceof Sentence ? String(value) : writeList(value);
}

/** "4, 6 or 8". */
export function writeList({ items, join }: SentenceList): string {
  const last = write(items.at(-1) ?? '');
  return items.length < 2 ? last : `${items.slice(0, -1).map(write).join(', ')} ${join} ${last}`;
}

/** "1,240"; two decimals at most. */
export function writeNumber(value: number): string {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return String(value);
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.');
  const grouped = /^-?\d+$/.test(whole) ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
