// A paste often contains a prompt twice, in parts and as a whole. The whole adds only text that its parts lack.
import { writePromptText } from '../prompt/text/write-prompt.ts';
import { slugLine } from '../prompt/text/slug-line.ts';
import { buildParsed } from './build-parsed.ts';
import { EvidenceCollector } from './place/evidence-collector.ts';
import { listOtherDialogues } from './place/place-dialogue.ts';
import { placeProse } from './place/place-prose.ts';

const storyFields = ['mainSubject', 'action', 'concept', 'setting'] as const;

/** Reads `told` as prose, unless it is the prompt or the slug line that the fields found so far make. */
export function placeDerived(block: string, out: EvidenceCollector): void {
  const flat = block.replace(/\s+/g, ' ').trim();
  if (isMadeOf(flat, out) || isMadeWithOtherLines(flat, out)) {
    out.explained.push(block);
    return;
  }
  if (!storyFields.some((field) => out.has(field))) return placeProse(block, out);
  const aside = new EvidenceCollector();
  placeProse(block, aside);
  takeMissing(aside, out);
}

function isMadeOf(block: string, out: EvidenceCollector): boolean {
  const { data } = buildParsed(out, []);
  return block === writePromptText(data) || block === slugLine(data);
}

/** A list keeps no line breaks; the prompt tells where the lines of the dialogue ended. */
function isMadeWithOtherLines(block: string, out: EvidenceCollector): boolean {
  if (!out.has('dialogue')) return false;
  const lines = out.listParts('dialogue');
  for (const other of listOtherDialogues(lines.join('\n'))) {
    out.replace('dialogue', other);
    if (isMadeOf(block, out)) return true;
  }
  out.replace('dialogue', lines);
  return false;
}

function takeMissing(aside: EvidenceCollector, out: EvidenceCollector): void {
  const { found } = buildParsed(aside, []);
  for (const { field, confidence, from } of found) {
    if (out.has(field)) continue;
    aside.listParts(field).forEach((part) => out.put(field, part, { confidence, from }));
  }
  out.explained.push(...aside.explained);
}
