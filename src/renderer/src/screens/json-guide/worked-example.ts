import { currentPromptVersion } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { Loss } from '#shared/domain/craft/compile/adapt/loss.ts';
import { retarget, type RetargetChange } from '#shared/domain/craft/compile/adapt/retarget.ts';
import { compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';

/** The example of the guide: every field is filled, and no rule of Veo 3.1 refuses it. */
export const workedExample: PromptDocument = {
  name: 'The first loaf',
  data: {
    concept: 'A night baker sells the first loaf of the day through her window',
    mainSubject: 'a woman of sixty in a floury blue apron',
    action: 'breaks the crust of a loaf and hands one half out through the window',
    setting: 'in a small bakery kitchen before dawn, one lamp over the oak table, steam on the glass',
    cameraMovement: 'slow-dolly-in',
    shotTypes: ['medium-close-up'],
    transitions: 'cut',
    cinematicStyle: 'cinematic-realism',
    colorGrading: 'warm',
    mood: 'tender',
    visualEffects: ['shallow-depth-of-field'],
    language: 'English',
    dialogue: 'Baker: The first one is always yours.',
    voiceStyle: 'Warm',
    subtitles: false,
    musicStyle: 'no-music',
    soundEffects: ['the crust cracks'],
    ambientSounds: 'a quiet street, the oven ticking as it cools',
    audioMix: 'dialogue-forward',
    duration: 8,
    frameRate: 24,
    resolution: '1080p',
    aspectRatio: '16:9',
    quality: 8,
    model: 'veo-3.1',
    additionalParams: '',
    schemaVersion: currentPromptVersion
  }
};

/** The worked example as one model would be given it. */
export type ModelExample = {
  readonly document: PromptDocument;
  readonly json: string;
  /** To paste instead, where sentences are asked for. */
  readonly text: string;
  /** Settings the model does not take as the example has them. */
  readonly changes: readonly RetargetChange[];
  readonly losses: readonly Loss[];
};

export function writeForModel(model: Model, registry: ModelRegistry): ModelExample {
  const from = findModel(registry, workedExample.data.model) ?? model;
  const { document, changes } = retarget(workedExample, from, model);
  const { json, text, losses } = compilePrompt(document, model, registry);
  return {
    document,
    json: JSON.stringify(json, null, 2),
    text,
    changes: changes.filter(({ field }) => field !== 'model'),
    losses
  };
}
