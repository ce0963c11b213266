// Sound in prose and under a general label: music, single sounds and what is heard all the time.
import type { PromptField } from '../../prompt/prompt.ts';
import { prepositions } from '../../prompt/text/write-story.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import type { EvidenceCollector, Evidence } from './evidence-collector.ts';
import { ambienceCue, instrumentCue, musicCue, soundCue } from '../words/cue-patterns.ts';
import { matchChoice } from '../words/field-values.ts';
import { isSpoken, placeDialogue, placeSpokenSentence } from './place-dialogue.ts';
import { findLabel } from '../words/field-labels.ts';
import { placeItem, placeValue } from './place-value.ts';
import { splitProse } from '../read/split-prose.ts';
import { countWords, tokenize } from '../words/tokenize.ts';

/** "Audio: soft rain, distant thunder, gentle piano music". */
export function placeAudio(text: string, evidence: Evidence, out: EvidenceCollector): void {
  for (const sentence of splitProse(text)) {
    if (isSpoken(sentence)) placeSpokenSentence(sentence, evidence, out);
    else if (
      placeLabeledSound(sentence, evidence, out) ||
      (!sentence.includes(',') && placeSoundSentence(sentence, evidence, out))
    )
      continue;
    else if (/^[\p{L} ]{1,30}:\s*["“]/u.test(sentence)) placeDialogue(sentence, evidence, out);
    else
      sentence
        .split(/[,;]|\.$/)
        .forEach((part) => placeSound(part.replace(/^\s*and\s/i, '').trim(), evidence, out));
  }
}

const soundLabels = ['musicStyle', 'soundEffects', 'ambientSounds', 'audioMix'] as const;

/** "SFX: boots on gravel." among other sounds. */
function placeLabeledSound(sentence: string, evidence: Evidence, out: EvidenceCollector): boolean {
  const colon = sentence.slice(0, 40).indexOf(':');
  const target = colon === -1 ? undefined : findLabel(sentence.slice(0, colon), 'audio');
  const field = soundLabels.find((label) => label === target);
  if (field === undefined) return false;
  return placeValue(field, sentence.slice(colon + 1).replace(/\.$/, ''), evidence, out);
}

function placeSound(text: string, evidence: Evidence, out: EvidenceCollector): void {
  if (!/[\p{L}\p{N}]/u.test(text)) return;
  if (/^no (?:dialogue|speech|voice|voiceover|narration|talking)\b/i.test(text)) return out.keep(text);
  placeItem(findSoundField(text), text, evidence, out);
}

function findSoundField(text: string): PromptField {
  const known = (['ambientSounds', 'soundEffects', 'musicStyle', 'audioMix'] as const).find(
    (field) => matchChoice(field, text) !== undefined
  );
  if (known !== undefined) return known;
  if (musicCue.test(text) || instrumentCue.test(text)) return 'musicStyle';
  return ambienceCue.test(text) ? 'ambientSounds' : 'soundEffects';
}

const plays = /^(?:an? )?(.{1,120}?) (plays?|playing) throughout\.?$/i;
const musicVerb =
  /\b(?:plays?|playing|swells?|builds?|rises?|underscores?|fades?|accompan\w+|drives?|kicks in|drops?|hums?|begins|starts|sets)\b/i;

/** A sentence about nothing but sound; false where it tells something else. */
export function placeSoundSentence(sentence: string, evidence: Evidence, out: EvidenceCollector): boolean {
  const tidy = tidyText(sentence);
  const own = plays.exec(tidy);
  if (own !== null) {
    const music = (own[1] ?? '').replace(/ music$/i, (noun) => (/^(?:an?|the) /i.test(tidy) ? noun : ''));
    placeItem('musicStyle', music, evidence, out);
    out.explained.push('plays play throughout music');
    return true;
  }
  if (/^no (?:background )?music\.?$/i.test(tidy))
    return placeItem('musicStyle', tidy.replace(/\.$/, ''), evidence, out);
  if (isAboutMusic(tidy)) return placeItem('musicStyle', tidy.replace(/\.$/, ''), evidence, out);
  if (!isAboutSound(tidy)) return false;
  placeHeard(tidy, evidence, out);
  return true;
}

function isAboutMusic(text: string): boolean {
  if (countWords(text) > 24 || /\b(?:music video|style)\b/i.test(text)) return false;
  const first = tokenize(text.slice(0, 20))[0]?.word ?? '';
  const cue = prepositions.has(first) ? null : (musicCue.exec(text) ?? instrumentCue.exec(text));
  if (cue === null || cue.index > 60 || somebody.test(text.slice(0, cue.index))) return false;
  const rest = text.slice(cue.index);
  if (musicCue.test(cue[0]))
    return musicVerb.test(rest) || countWords(text) <= 8 || /\bbackground\b/i.test(text);
  // An instrument may be what the shot shows; it is heard where it plays.
  return /^[\p{L}-]+(?: [\p{L}-]+)? (?:plays?|playing|swells?|builds?|fades?|underscores?|accompan\w+|hums?)\b/iu.test(
    rest
  );
}

const somebody =
  /\b(?:man|woman|girl|boy|musician|band|pianist|guitarist|he|she|they|player|busker|dancer)\b/i;

const opensSound =
  /^(?:(?:the |faint |soft |distant |gentle |subtle |natural |realistic |ambient |background |only )*(?:sounds?|sfx|audio|noise|ambience|ambien(?:t|ce) (?:sounds?|noise|audio)|soundscape|room tone)|we hear|you hear|you can hear)\b/i;

const isAboutSound = (text: string): boolean =>
  countWords(text) <= 40 &&
  (opensSound.test(text) ||
    (soundCue.test(text) && /\b(?:can be heard|is heard|are heard)\b/i.test(text)) ||
    (/^(?:distant|faint|ambient)\b/i.test(text) && ambienceCue.test(text) && countWords(text) <= 12));

/** "The sound of rain on glass and distant traffic." */
function placeHeard(text: string, evidence: Evidence, out: EvidenceCollector): void {
  const opening =
    /^(?:audio|the sounds?|sounds?|sfx|ambient (?:sounds?|noise|audio)|ambience|background (?:sounds?|noise)|we hear|you (?:can )?hear)\s*(?:of|is|are|include|includes|:)?\s+/i.exec(
      text
    );
  const bare = (opening === null ? text : text.slice(opening[0].length))
    .replace(/\.$/, '')
    .replace(/ (?:can be|is|are) heard\b.*$/is, '');
  const isAmbient = /^(?:ambien|background)/i.test(text) || ambienceCue.test(bare);
  if (isAmbient) placeItem('ambientSounds', bare, evidence, out);
  else bare.split(/,\s+(?:and\s+)?/).forEach((part) => placeItem('soundEffects', part, evidence, out));
  out.explained.push(opening?.[0] ?? '', 'can be is are heard');
}
