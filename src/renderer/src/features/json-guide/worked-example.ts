import { currentPromptVersion } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';

/** What the guide begins with and writes for every model: filled in all the way, and refused by no rule of Veo 3.1. */
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
