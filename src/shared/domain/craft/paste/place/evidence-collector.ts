// The values found in a pasted text, collected field by field while it is read.
import { missingFullStop } from '../../prompt/text/tidy-text.ts';
import { promptFields } from '../../prompt/prompt-fields.ts';
import type { PromptField } from '../../prompt/prompt.ts';

/** `confidence` runs from 0 to 1; `from` is the stretch of the paste, or the keys that led to it. */
export type Evidence = { readonly confidence: number; readonly from: string };

type Part = Evidence & { readonly text: string; readonly position: number };

/** Fields of one value: what comes second is not added to the first. */
const singleFields: ReadonlySet<string> = new Set([
  'language',
  'resolution',
  'aspectRatio',
  'model',
  ...promptFields.filter(({ kind }) => kind === 'number' || kind === 'switch').map(({ name }) => name)
]);

const maxParts = 100;

export class EvidenceCollector {
  name = '';
  /** Text that fits no field, in the order of the paste. */
  readonly leftovers: string[] = [];
  /** Stretches whose words a value says in other words, like "no captions" for `false`. */
  readonly explained: string[] = [];
  /** The reader's position in the paste; parts of a field keep this order, whenever they were read. */
  position = 0;
  private readonly parts = new Map<PromptField, Part[]>();
  private readonly keys = new Map<PromptField, Set<string>>();

  /** False where the field has its one value already; the caller decides what becomes of the text. */
  put(field: PromptField, text: string, evidence: Evidence): boolean {
    const known = this.parts.get(field) ?? [];
    const keys = this.keys.get(field) ?? new Set<string>();
    const key = text.toLowerCase().trim();
    if (key === '' || keys.has(key)) return true;
    if (known.length >= (singleFields.has(field) ? 1 : maxParts)) return false;
    keys.add(key);
    known.push({ text, ...evidence, position: this.position });
    this.parts.set(field, known);
    this.keys.set(field, keys);
    return true;
  }

  has(field: PromptField): boolean {
    return this.parts.has(field);
  }

  listParts(field: PromptField): readonly string[] {
    const parts = this.parts.get(field) ?? [];
    return parts.toSorted((a, b) => a.position - b.position).map(({ text }) => text);
  }

  /** The least sure part decides. */
  evidenceOf(field: PromptField): Evidence {
    const parts = this.parts.get(field) ?? [];
    return {
      confidence: Math.min(...parts.map(({ confidence }) => confidence)),
      from: [...new Set(parts.map(({ from }) => from))].join(' … ')
    };
  }

  /** Puts other parts in place of a field's own, on the same evidence. */
  replace(field: PromptField, texts: readonly string[]): void {
    const evidence = this.evidenceOf(field);
    this.parts.set(
      field,
      texts.map((text) => ({ text, ...evidence, position: 0 }))
    );
  }

  keep(text: string): void {
    const kept = text.replace(/\s+/g, ' ').trim();
    if (kept !== '') this.leftovers.push(kept);
  }
}

/** Texts one after the other as sentences. */
export function joinSentences(texts: readonly string[]): string {
  return texts
    .map((text, index) =>
      index === texts.length - 1 || /[:;,–—-]$/.test(text) ? text : text + missingFullStop(text)
    )
    .join(' ');
}
