// The confidence in a pasted field's value, in three levels.

export type Certainty = 'sure' | 'likely' | 'guess';

/** `confidence` from 0 to 1: said by a label or key, told by a known word, or only by its place in a sentence. */
export function rateConfidence(confidence: number): Certainty {
  if (confidence >= 0.85) return 'sure';
  return confidence >= 0.7 ? 'likely' : 'guess';
}
