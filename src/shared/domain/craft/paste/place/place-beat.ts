// A beat is one timed part of a longer prompt; it goes to the action under its time, its sounds and words to theirs.
import type { Collected, Evidence } from './collected.ts';
import { placeSoundSentence } from './place-audio.ts';
import { isSpoken, placeSpokenSentence } from './place-dialogue.ts';
import { findLabel } from '../words/field-labels.ts';
import { placeLabelled } from './place-label.ts';
import { placeItem } from './place-value.ts';
import { findShotLead } from '../words/shot-phrases.ts';
import { splitProse } from '../read/split-prose.ts';

/** `stamp` as pasted: "[00:00-00:02]", "Shot 1 (3s):"; '' for none. */
export function placeBeat(stamp: string, text: string, evidence: Evidence, out: Collected): void {
  const told: string[] = [];
  for (const sentence of splitProse(text)) {
    const label = /^([\p{L} &]{2,24}):\s+(.+)$/su.exec(sentence);
    const target = label === null ? undefined : findLabel(label[1] ?? '');
    if (sentence.length > 1500) told.push(sentence);
    else if (isSpoken(sentence)) placeSpokenSentence(sentence, evidence, out);
    else if (
      target === 'soundEffects' ||
      target === 'ambientSounds' ||
      target === 'musicStyle' ||
      target === 'audio'
    ) {
      placeLabelled(
        { label: label?.[1] ?? '', context: '', text: (label?.[2] ?? '').replace(/\.$/, '') },
        evidence,
        out
      );
    } else if (!placeSoundSentence(sentence, evidence, out)) {
      noteShot(sentence, evidence, out);
      told.push(sentence);
    }
  }
  const line = [stamp, told.join(' ')].filter(Boolean).join(' ');
  if (told.length > 0) out.put('action', line, evidence);
  else out.keep(stamp);
}

/** The sentence stays whole; what kind of shot it opens with is noted beside it. */
function noteShot(sentence: string, evidence: Evidence, out: Collected): void {
  const lead = findShotLead(sentence);
  if (lead !== undefined) placeItem('shotTypes', lead.name, evidence, out);
}
