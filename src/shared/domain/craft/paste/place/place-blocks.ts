// Placing the blocks of a text; prose comes after what is labelled, so that labels have the first word.
import type { EvidenceCollector } from './evidence-collector.ts';
import { findLabel } from '../words/field-labels.ts';
import { placeBeat } from './place-beats.ts';
import { placeDialogue } from './place-dialogue.ts';
import { placePart, placeProse } from './place-prose.ts';
import type { Block } from '../read/read-lines.ts';

/** A prompt has fewer parts; what comes after so many is kept as it is. */
const maxBlocks = 600;

export function placeBlocks(blocks: readonly Block[], out: EvidenceCollector): void {
  const prose = blocks.flatMap((block, index) =>
    block.kind === 'prose' && index < maxBlocks ? [index] : []
  );
  blocks.forEach((block, index) => {
    out.position = index;
    if (index >= maxBlocks) out.keep(`${block.label} ${block.text}`);
    else if (block.kind !== 'prose') placeBlock(block, out);
  });
  if (prose.length === 0) return;
  out.position = prose[0] ?? 0;
  placeProse(prose.map((index) => blocks[index]?.text ?? '').join('\n'), out);
}

function placeBlock({ kind, label, context, text }: Block, out: EvidenceCollector): void {
  const from = label === '' ? text : `${label}: ${text}`;
  const evidence = { confidence: 0.9, from };
  if (kind === 'title') {
    // The name our Markdown export gives to a prompt without one.
    if (text === 'Untitled prompt') out.explained.push(text);
    else if (out.name === '') out.name = text;
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

function placeSection(
  part: Section,
  evidence: { confidence: number; from: string },
  out: EvidenceCollector
): void {
  const target = findLabel(part.label, part.context);
  if (target === 'dialogue') return placeDialogue(part.text, evidence, out);
  if (target === 'beats' || target === 'action') {
    const lines = part.text.split('\n');
    if (lines.length > 1 || target === 'beats')
      return lines.forEach((line) => placeBeat('', line, evidence, out));
  }
  placePart(part, evidence, out);
}
