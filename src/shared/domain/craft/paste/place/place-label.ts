// Placing a labelled text that is no prose: into the label's field, through the reader it asks for, or under its label.
import { missingFullStop } from '../../prompt/text/tidy-text.ts';
import type { EvidenceCollector, Evidence } from './evidence-collector.ts';
import { findLabel, type LabelTarget, normalizeLabel } from '../words/field-labels.ts';
import { placeAudio } from './place-audio.ts';
import { placeCameraNotes } from './place-camera.ts';
import { placeDialogue } from './place-dialogue.ts';
import { placeLook, placeStyle } from './place-look.ts';
import { placeSettings, placeValue } from './place-value.ts';
import { splitProse } from '../read/split-prose.ts';
import { keyWords } from '../words/tokenize.ts';

/** Labels whose word tells something that their text does not. */
const telling = /^(?:weather|season|era|wardrobe)$/;

export type LabeledText = { readonly label: string; readonly context: string; readonly text: string };

export function placeLabeled(
  { label, context, text }: LabeledText,
  evidence: Evidence,
  out: EvidenceCollector
): void {
  const target = findLabel(label, context);
  if (target === undefined || !placeAt(target, label, text, evidence, out)) addUnderLabel(label, text, out);
}

/** Text without a field stays under its label. */
export function addUnderLabel(label: string, text: string, out: EvidenceCollector): void {
  const words = keyWords(label.trim());
  const kept = text.trim();
  out.keep(
    kept === '' ? words : `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${kept}${missingFullStop(kept)}`
  );
}

function placeAt(
  target: LabelTarget,
  label: string,
  text: string,
  evidence: Evidence,
  out: EvidenceCollector
): boolean {
  switch (target) {
    case 'kept':
    case 'prose':
    case 'beats':
      return false;
    case 'name':
      if (out.name !== '') return false;
      out.name = text.trim();
      return true;
    case 'camera':
      placeCameraNotes(text, evidence, out);
      return true;
    case 'audio':
      placeAudio(text, evidence, out);
      return true;
    case 'look':
      placeLook(text, evidence, out);
      return true;
    case 'settings':
      placeSettings(text, out);
      return true;
    case 'ambientSounds':
      if (splitProse(text).length < 2) return placeValue(target, text, evidence, out);
      placeAudio(text, evidence, out);
      return true;
    case 'cinematicStyle':
      return placeStyle(text, evidence, out);
    case 'dialogue':
      placeDialogue(text, evidence, out);
      return true;
    case 'additionalParams':
      out.keep(text);
      return true;
    default:
      if (telling.test(normalizeLabel(label)))
        return placeValue(target, `${label.toLowerCase()}: ${text}`, evidence, out);
      return placeValue(target, text, evidence, out);
  }
}
