// Prose is read sentence by sentence; what is about neither camera, look, sound nor speech tells the story.
import { tidyText } from '../../prompt/text/tidy-text.ts';
import { splitProse } from '../read/split-prose.ts';
import { moveCue } from '../words/cue-patterns.ts';
import { findLabel } from '../words/field-labels.ts';
import { matchChoice } from '../words/field-values.ts';
import { countMoveWords, findShotLead } from '../words/shot-phrases.ts';
import { countWords, tokenize } from '../words/tokenize.ts';
import type { EvidenceCollector, Evidence } from './evidence-collector.ts';
import { placeSoundSentence } from './place-audio.ts';
import { placeCameraLead } from './place-camera.ts';
import { isSpoken, placeDelivery, placeSpokenSentence } from './place-dialogue.ts';
import { type LabeledText, placeLabeled } from './place-label.ts';
import { placeFeatures, placeLookSentence, splitTags } from './place-look.ts';
import { placeStory } from './place-story.ts';
import { isOnlySettings, placeItem, placeSettings, scanSettings } from './place-value.ts';

/** Nobody writes longer sentences or more of them; such a text is kept as it is. */
const maxSentence = 1500;
const maxSentences = 400;

const imperative =
  /^(?:no|not|avoid|don['’]t|do not|never|keep|ensure|make sure|please|note|maintain|use|create|generate|without|exclude)\b/i;
const captions =
  /^(?:clean frame, free of on-screen text and captions|(?:absolutely )?(?:no|without) (?:subtitles|captions|on-screen text|subtitles or captions|captions or subtitles|subtitles or on-screen text|text or subtitles))\.?$/i;
const shownCaptions = /^(?:subtitles|captions) (?:appear|are shown|are visible)(?: on(?: the)? screen)?\.?$/i;

/** "--ar 16:9" as on a command line. */
const flag = /(?<=^|\s)--([a-z]{1,20})[ =](\S{1,20})/g;

export function placeProse(text: string, out: EvidenceCollector, confidence = 0.75): void {
  const reader = new ProseReader(out, confidence);
  const prose = text.replace(flag, (whole, label: string, value: string) => {
    if (findLabel(label) === undefined) return whole;
    placeLabeled({ label, context: '', text: value }, { confidence: 0.9, from: whole.trim() }, out);
    return '';
  });
  const sentences = splitProse(prose);
  sentences.slice(0, maxSentences).forEach((sentence) => reader.read(sentence));
  out.keep(sentences.slice(maxSentences).join(' '));
  reader.finish();
  scanSettings(text.slice(0, 20_000), out);
}

const transitionTo = /^([\w-]{3,12}(?: [\w-]{2,8}){0,2}?) to (?=an?\s|the\s)/i;
const ownFeature = / (?:style|grading|mood)(?=[,. ])/g;

class ProseReader {
  private readonly story: string[] = [];
  private hasOwnCamera = false;
  private hasLook = false;
  private hasOwnLook = false;
  private opensWithCamera = false;
  private isPastSound = false;
  private readonly out: EvidenceCollector;
  private readonly confidence: number;

  constructor(out: EvidenceCollector, confidence: number) {
    this.out = out;
    this.confidence = confidence;
  }

  read(sentence: string): void {
    if (sentence.length > maxSentence) return this.out.keep(sentence);
    const evidence = { confidence: this.confidence, from: sentence };
    if (this.readLabel(sentence, evidence) || this.readSpeech(sentence, evidence)) return;
    if (this.readCaptions(sentence, evidence)) return;
    if (isOnlySettings(sentence)) return placeSettings(sentence, this.out);
    if (placeSoundSentence(sentence, evidence, this.out)) {
      this.isPastSound = true;
      return;
    }
    if (imperative.test(sentence)) return this.out.keep(sentence);
    if (this.readShots(sentence, evidence) || this.readLook(sentence, evidence)) return;
    if (this.readMove(sentence, evidence)) return;
    if (this.isPastSound && this.isOurs()) this.out.keep(sentence);
    else this.story.push(sentence);
  }

  finish(): void {
    placeStory(this.story, this.isOurs(), this.confidence, this.out);
  }

  /** Put together as our own prompts are, whichever model they were written for. */
  private isOurs(): boolean {
    return (this.opensWithCamera && this.hasLook) || (this.hasOwnCamera && this.hasOwnLook);
  }

  private readLabel(sentence: string, evidence: Evidence): boolean {
    const colon = sentence.slice(0, 48).search(/[:：]/);
    const label = sentence.slice(0, Math.max(colon, 0));
    const target = colon === -1 || /["“]/.test(label) ? undefined : findLabel(label);
    if (target === undefined || target === 'prose' || target === 'name') return false;
    placeLabeled(
      { label, context: '', text: sentence.slice(colon + 1).replace(/(?<=\p{L})\.$/u, '') },
      { ...evidence, confidence: 0.9 },
      this.out
    );
    this.isPastSound ||= target === 'soundEffects' || target === 'ambientSounds' || target === 'audioMix';
    return true;
  }

  private readSpeech(sentence: string, evidence: Evidence): boolean {
    if (/^spoken in /i.test(sentence)) {
      placeDelivery(sentence.slice(6), evidence, this.out);
      this.out.explained.push('spoken in a an the voice of');
      return true;
    }
    if (!isSpoken(sentence)) return false;
    placeSpokenSentence(sentence, evidence, this.out);
    return true;
  }

  private readCaptions(sentence: string, evidence: Evidence): boolean {
    const isShown = shownCaptions.test(sentence);
    if (!isShown && !captions.test(sentence)) return false;
    this.out.put('subtitles', String(isShown), evidence);
    this.out.explained.push(sentence);
    this.isPastSound = true;
    return true;
  }

  private readShots(prose: string, evidence: Evidence): boolean {
    const sentence = this.takeTransition(prose, evidence);
    if (findShotLead(sentence) === undefined) return false;
    const rest = placeCameraLead(sentence, evidence, this.out);
    if (rest === '') {
      this.hasOwnCamera = true;
      this.opensWithCamera ||= this.story.length === 0;
    } else this.read(capitalize(rest));
    return true;
  }

  /** "Dissolve to a wide shot": the transition is placed, the rest returned. */
  private takeTransition(sentence: string, evidence: Evidence): string {
    const [whole, name = ''] = transitionTo.exec(sentence) ?? [''];
    if (
      matchChoice('transitions', name) === undefined ||
      findShotLead(sentence.slice(whole.length)) === undefined
    ) {
      return sentence;
    }
    placeItem('transitions', name, evidence, this.out);
    this.out.explained.push('to');
    return sentence.slice(whole.length);
  }

  private readMove(sentence: string, evidence: Evidence): boolean {
    const bare = tidyText(sentence).replace(/\.$/, '');
    return isMoveSentence(bare) && placeItem('cameraMovement', bare, evidence, this.out);
  }

  private readLook(sentence: string, evidence: Evidence): boolean {
    if (placeLookSentence(sentence, evidence, this.out)) {
      this.hasLook = true;
      this.hasOwnLook ||= (sentence.match(ownFeature)?.length ?? 0) > 1;
      return true;
    }
    const tags = splitTags(sentence);
    if (tags === null) return false;
    placeFeatures(tags.tags, { ...evidence, confidence: this.confidence * 0.8 }, this.out);
    this.story.push(tags.story);
    return true;
  }
}

/** "The camera slowly pushes in" or "Slow dolly in toward her face". */
function isMoveSentence(text: string): boolean {
  if (countWords(text) > 28) return false;
  if (/^(?:the )?camera\b/i.test(text) && moveCue.test(text.replace(/^(?:the )?camera/i, ''))) return true;
  if (/^(?:the )?camera (?:is|stays|remains|holds|starts|begins)\b/i.test(text)) return true;
  const tokens = tokenize(text.slice(0, 80));
  const start = tokens.findIndex(
    ({ word }) => !/^(?:an?|the|slow|slowly|gentle|smooth|subtle|quick|fast|steady)$/.test(word)
  );
  const from = [Math.max(start, 0), 0].find((at) => countMoveWords(tokens, at) > 0);
  if (from === undefined) return false;
  const count = countMoveWords(tokens, from);
  return (
    count > 1 ||
    tokens.length === from + count ||
    /^(?:handheld|gimbal|steadicam|static)$/.test(tokens[from]?.word ?? '')
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function placePart(part: LabeledText, evidence: Evidence, out: EvidenceCollector): void {
  const target = findLabel(part.label, part.context);
  if (target === 'prose' || target === 'beats') placeProse(part.text, out, evidence.confidence * 0.85);
  else placeLabeled(part, evidence, out);
}
