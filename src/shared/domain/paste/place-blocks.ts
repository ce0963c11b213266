// Placing the blocks of a text; prose comes after what is labelled, so that labels have the first word.
import type { Collected } from './collected.ts';
import { findLabel } from './field-labels.ts';
import { placeBeat } from './place-beat.ts';
import { placeDialogue } from './place-dialogue.ts';
import { placePart } from './place-part.ts';
import { placeProse } from './place-prose.ts';
import type { Block } from './read-lines.ts';

/** `text` of a block is as long as it is; labels stand in front of it in `from`. */
export function placeBlocks(blocks: readonly Block[], out: Collected): void {
  const prose: string[] = [];
  for (const block of blocks) {
    if (block.kind === 'prose') prose.push(block.text);
    else placeBlock(block, out);
  }
  if (prose.length > 0) placeProse(prose.join('\n'), out);
}

function placeBlock({ kind, label, context, text }: Block, out: Collected): void {
  const from = label === '' ? text : `${label}: ${text}`;
  const evidence = { confidence: 0.9, from };
  if (kind === 'title') {
    if (out.name === '') out.name = text;
    else out.keep(text);
  } else if (kind === 'beat') {
    placeBeat(label, text, evidence, out);
  } else if (kind === 'label' && label === '') {
    out.keep(text);
  } else if (kind === 'label' && text !== '') {
    placeSection({ label, context, text }, evidence, out);
  }
}

type Section = { readonly label: string; readonly context: string; readonly text: string };

function placeSection(part: Section, evidence: { confidence: number; from: string }, out: Collected): void {
  const target = findLabel(part.label, part.context);
  if (target === 'dialogue') return placeDialogue(part.text, evidence, out);
  if (target === 'beats' || target === 'action') {
    const lines = part.text.split('\n');
    if (lines.length > 1 || target === 'beats')
      return lines.forEach((line) => placeBeat('', line, evidence, out));
  }
  placePart(part, evidence, out);
}
