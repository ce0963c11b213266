// Who says a line, for the families that label every line with its speaker.
import { findSpeaker, nameSpeaker } from '../../prompt/text/find-speaker.ts';
import type { SpokenLine } from '../../prompt/text/read-dialogue.ts';
import { from, type Wording } from '../../prompt/text/sentences.ts';

/** The speaker the creator named, else the person the shot is about, else a voice. */
export function nameVoice(line: SpokenLine, mainSubject: string): Wording {
  if (line.speaker !== null) return from('dialogue', nameSpeaker(line.speaker));
  return findSpeaker(mainSubject) ?? 'A voice';
}
