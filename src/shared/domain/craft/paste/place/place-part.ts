// Placing one part of a structured paste by its label, be it a field, notes or prose.
import type { Collected, Evidence } from './collected.ts';
import { findLabel } from '../words/field-labels.ts';
import { type Labelled, placeLabelled } from './place-label.ts';
import { placeProse } from './place-prose.ts';

export function placePart(part: Labelled, evidence: Evidence, out: Collected): void {
  const target = findLabel(part.label, part.context);
  if (target === 'prose' || target === 'beats') placeProse(part.text, out, evidence.confidence * 0.85);
  else placeLabelled(part, evidence, out);
}
