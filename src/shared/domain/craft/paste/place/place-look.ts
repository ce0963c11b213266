// The look in prose: "Neo-noir style, teal and orange color grading, and a tense mood, with film grain and haze."
import type { PromptField } from '../../prompt/prompt.ts';
import { prepositions } from '../../prompt/text/write-story.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import type { EvidenceCollector, Evidence } from './evidence-collector.ts';
import { effectCue, gradeCue, lightCue, moodCue, moveCue, styleCue } from '../words/cue-patterns.ts';
import { type ChoiceField, matchChoice } from '../words/field-values.ts';
import { isOnlySettings, placeItem, scanSettings } from './place-value.ts';
import { hasVerb, describesAction } from './split-story.ts';
import { countWords, tokenize } from '../words/tokenize.ts';

type Feature = { readonly field: PromptField | 'settings' | 'light' | null; readonly text: string };

const featureEnd = String.raw`(?:style|look|aesthetic|grading|grade|palette|colou?rs?|tones?|mood|atmosphere|lighting)`;
const andAfterFeature = new RegExp(String.raw`(?<=\b${featureEnd})\s+and\s+`, 'i');

/** The fragments of a list of features, each with the field it fits. */
function readFeatures(sentence: string): Feature[] {
  const [features = '', ...effects] = sentence
    .replace(/\.$/, '')
    .split(/,?(?<!\s)\s+with\s+(?!an?\s+\p{L}+\s+(?:in|on|at)\s)/u);
  const listed = features.split(/,\s+(?:and\s+)?|;\s+/).flatMap((part) => part.split(andAfterFeature));
  const extra = effects.flatMap((part) => part.split(/,\s+(?:and\s+)?|(?<!\s)\s+and\s+/));
  return [...listed, ...extra]
    .map((text) => tidyText(text))
    .filter(Boolean)
    .map(toFeature);
}

const choiceOrder: readonly ChoiceField[] = [
  'visualEffects',
  'cinematicStyle',
  'colorGrading',
  'mood',
  'shotTypes',
  'cameraMovement'
];

function toFeature(text: string): Feature {
  return { field: findFeatureField(text), text };
}

function findFeatureField(text: string): Feature['field'] {
  if (isOnlySettings(text)) return 'settings';
  if (/ (?:style|look|aesthetic)$/i.test(text)) return 'cinematicStyle';
  if (/ (?:mood|atmosphere|vibe)$/i.test(text)) return 'mood';
  if (/ (?:grading|grade|palette)$/i.test(text)) return 'colorGrading';
  if (/^cinematic$/i.test(text)) return 'cinematicStyle';
  const known = choiceOrder.find((field) => matchChoice(field, text) !== undefined);
  if (known !== undefined) return known;
  if (countWords(text) > 9 || hasVerb(text)) return null;
  if (effectCue.test(text)) return 'visualEffects';
  if (moodCue.test(text)) return 'mood';
  if (/\b(?:light|lighting|lit)\b/i.test(text)) return 'light';
  if (gradeCue.test(text)) return 'colorGrading';
  if (styleCue.test(text)) return 'cinematicStyle';
  if (
    moveCue.test(text) &&
    /\b(?:camera|shot|zoom|dolly|pan|tilt|tracking|handheld|push|pull|orbit)\b/i.test(text)
  )
    return 'cameraMovement';
  return lightCue.test(text) ? 'light' : null;
}

/** "On wet asphalt that mirrors neon signs" is a place. */
const startsLocation = (sentence: string): boolean =>
  prepositions.has(tokenize(sentence.slice(0, 20))[0]?.word ?? '') && !/ style/i.test(sentence);

/** Places a sentence that is a list of features of the look; false where it is something else. */
export function placeLookSentence(sentence: string, evidence: Evidence, out: EvidenceCollector): boolean {
  if (/["“]/.test(sentence) || startsLocation(sentence)) return false;
  const whole = placeWhole(sentence, evidence, out);
  if (whole) return true;
  const features = readFeatures(sentence);
  const fitting = features.filter(({ field }) => field !== null);
  const isLook = features[0]?.field !== null && fitting.length * 5 >= features.length * 3;
  if (!isLook || features.every(({ field }) => field === 'light' && features.length === 1)) return false;
  placeFeatures(features, evidence, out);
  return true;
}

/** "The mood is quiet and melancholic." and "Shot on 16mm film." */
function placeWhole(sentence: string, evidence: Evidence, out: EvidenceCollector): boolean {
  const tidy = tidyText(sentence).replace(/\.$/, '');
  const about =
    /^(?:the |its )?(?:overall |visual )?(mood|atmosphere|tone|feeling|vibe|style|aesthetic|look|colou?r palette|palette|colou?r grading|colou?rs|grade) (?:is|are|feels?|should be|stays?) (.{2,160})$/i.exec(
      tidy
    );
  if (about !== null) {
    const [, what = '', value = ''] = about;
    const field = /mood|atmos|tone|feel|vibe/i.test(what)
      ? 'mood'
      : /style|aesth|look/i.test(what)
        ? 'cinematicStyle'
        : 'colorGrading';
    placeItem(field, value, evidence, out);
    out.explained.push(sentence.slice(0, sentence.length - value.length - 1));
    return true;
  }
  if (
    /^(?:shot|filmed|captured|rendered|animated|styled|inspired|in the style) (?:on|in|as|like|by|of|with)\b/i.test(
      tidy
    ) &&
    styleCue.test(tidy)
  ) {
    placeItem('cinematicStyle', tidy, evidence, out);
    return true;
  }
  return false;
}

/** A label for style holds the style, unless all it lists are features that we know by name. */
export function placeStyle(text: string, evidence: Evidence, out: EvidenceCollector): boolean {
  const features = readFeatures(text);
  const areKnown = features.every(({ text: featureText }) =>
    choiceOrder.some((field) => matchChoice(field, featureText) !== undefined)
  );
  if (
    features.length < 2 ||
    !areKnown ||
    matchChoice('cinematicStyle', features[0]?.text ?? '') === undefined
  ) {
    return placeItem('cinematicStyle', text, evidence, out);
  }
  placeFeatures(features, evidence, out);
  return true;
}

/** A label like "Look" that holds several features; what is none of them is style. */
export function placeLook(text: string, evidence: Evidence, out: EvidenceCollector): void {
  const features = readFeatures(text);
  placeFeatures(
    features.map(({ field, text: featureText }) => ({ field: field ?? 'cinematicStyle', text: featureText })),
    evidence,
    out
  );
}

export function placeFeatures(
  features: readonly Feature[],
  evidence: Evidence,
  out: EvidenceCollector
): void {
  for (const { field, text } of features) {
    if (field === 'settings') {
      out.explained.push(text);
      scanSettings(text, out, text);
    } else if (field === null || field === 'light') {
      out.keep(text);
    } else {
      placeItem(field, text.replace(/^and\s/i, ''), evidence, out);
    }
  }
}

const hasMoreContent = (text: string): boolean =>
  /^(?:its|his|her|their|then|as|while|and then)\b/i.test(text) || describesAction(text);

/** "girl running, cyberpunk city, neon lights, 4k": a story, then tags; null where a sentence is no list of tags. */
export function splitTags(
  sentence: string
): { readonly story: string; readonly tags: readonly Feature[] } | null {
  const parts = sentence.replace(/\.$/, '').split(/,\s+/);
  const features = parts.map(toFeature);
  const first = features.findIndex(({ field }, index) => index > 0 && field !== null);
  const tags = first === -1 ? [] : features.slice(first);
  if (tags.length === 0 || tags.some(({ text }) => countWords(text) > 6 || hasMoreContent(text))) return null;
  const fitting = tags.filter(({ field }) => field !== null).length;
  const isSure = tags.length > 1 ? fitting * 2 >= tags.length && fitting > 1 : isNamed(tags[0]);
  return isSure ? { story: parts.slice(0, first).join(', '), tags } : null;
}

/** A single tag is one only where it says what it is: "noir style". */
const isNamed = (tag: Feature | undefined): boolean =>
  tag !== undefined && / (?:style|mood|atmosphere|palette|grading|colou?rs)$/i.test(tag.text);
