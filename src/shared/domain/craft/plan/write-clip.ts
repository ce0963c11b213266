// A clip's prompt reads like any other, with the story's continuity word for word in its middle.
import { countPrompt } from '../model/count-prompt.ts';
import type { Model, PromptLimit } from '../model/model.ts';
import { clearTextFields, defaultPromptData } from '../prompt/default-prompt.ts';
import type { PromptData } from '../prompt/prompt.ts';
import { writePromptText } from '../prompt/text/write-prompt.ts';
import type { ClipContent } from './clip/clip-plan.ts';
import { writeBeat } from './story/write-beat.ts';

export type WrittenClip = {
  readonly text: string;
  /** True where camera and sound were left out to stay within the model's limit. */
  readonly isShortened: boolean;
  readonly isTooLong: boolean;
};

const blank = clearTextFields(defaultPromptData);

/** Subject, setting and look as the finished prompt words them; '' where none is filled in. */
export function writeContinuity(data: PromptData): string {
  const { mainSubject, setting, cinematicStyle, colorGrading, mood, visualEffects } = data;
  return writePromptText({
    ...blank,
    mainSubject,
    setting,
    cinematicStyle,
    colorGrading,
    mood,
    visualEffects
  });
}

/** Writes the clips of one prompt; what they have in common is worked out once. */
export function clipWriter(
  data: PromptData,
  model: Model
): (clip: ClipContent, lastBeat: string) => WrittenClip {
  const continuity = writeContinuity(data);
  const { mainSubject, cameraMovement, transitions } = data;
  const subject = writePromptText({ ...blank, mainSubject });
  const isSilent = makesNoSound(model);
  const hear = (heard: Partial<PromptData>): string =>
    writePromptText({ ...blank, ...heard, mainSubject })
      .slice(subject.length)
      .trim();
  const remember = memoizeByKey();

  return (clip, lastBeat) => {
    const limit = findLimit(clip, model);
    const fits = (text: string): boolean => limit === null || countPrompt(text, limit.unit) <= limit.max;
    const opening = clip.kind === 'extension' ? 'Continue without a cut from the last frame.' : '';
    const { shotTypes, soundEffects, dialogue } = clip;
    const camera = remember(`camera ${shotTypes.join()}`, () =>
      writePromptText({ ...blank, shotTypes: [...shotTypes], cameraMovement, transitions })
    );
    const story = [continuity, writeBeat(clip.beat, lastBeat, mainSubject)];
    const speech = isSilent ? {} : pickSpeech(data, clip);
    const sounds = remember(`sounds ${soundEffects.join()} ${dialogue}`, () =>
      hear({
        ...speech,
        ...(isSilent ? { additionalParams: data.additionalParams } : pickSounds(data, clip))
      })
    );
    const whole = joinPieces([opening, camera, ...story, sounds]);
    if (fits(whole)) return { text: whole, isShortened: false, isTooLong: false };
    const spoken = hear(speech);
    const shorter = [
      [opening, camera, ...story, spoken],
      [opening, ...story, spoken]
    ]
      .map(joinPieces)
      .find(fits);
    return { text: shorter ?? whole, isShortened: shorter !== undefined, isTooLong: shorter === undefined };
  };
}

/** A model without sound draws or ignores text about speech. */
export const makesNoSound = ({ audio }: Model): boolean => audio?.value === 'none';

const findLimit = ({ kind }: ClipContent, model: Model): PromptLimit | null =>
  (kind === 'shot' ? model.multiShot?.value.shotLimit : model.promptLimit?.value) ?? null;

function pickSpeech(data: PromptData, { dialogue }: ClipContent): Partial<PromptData> {
  const { language, voiceStyle } = data;
  const isSilentHere = dialogue === '' && data.dialogue.trim() !== '';
  return { dialogue, language, voiceStyle, subtitles: data.subtitles && !isSilentHere };
}

function pickSounds(data: PromptData, { soundEffects }: ClipContent): Partial<PromptData> {
  const { musicStyle, ambientSounds, audioMix, additionalParams } = data;
  return { musicStyle, ambientSounds, audioMix, additionalParams, soundEffects: [...soundEffects] };
}

/** Beats with stamps stand on lines of their own. */
function joinPieces(pieces: readonly string[]): string {
  return pieces
    .filter((piece) => piece !== '')
    .reduce((text, piece) => {
      const joint = piece.includes('\n[') || piece.startsWith('[') || text.includes('\n[') ? '\n' : ' ';
      return text === '' ? piece : text + joint + piece;
    }, '');
}

function memoizeByKey(): (key: string, write: () => string) => string {
  const known = new Map<string, string>();
  return (key, write) => {
    const text = known.get(key) ?? write();
    known.set(key, text);
    return text;
  };
}
