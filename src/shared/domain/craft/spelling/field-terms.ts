// Words that are correct in every language: film terms, names and measurements that dictionaries lack.
import { builtInRegistry } from '../model/registry/registry.ts';
import { choices } from '../prompt/prompt-choices.ts';

/** Terms that no field offers as a choice and at least one dictionary lacks. */
const moreTerms = `
  anamorphic bokeh chiaroscuro cinemagraph closeup codec colorist contre-jour cyclorama deepfake defocus dolly
  dutch fisheye flycam framerate gaffer gimbal gobo hyperlapse hyperrealistic keyframe keyframes lookdev lowkey
  lightbox matte midground montage morphing parallax photoreal photorealistic pixelated rotoscope rotoscoped
  scrim sidelit sidelight backlit backlight rimlight softbox Steadicam storyboard timelapse timelapses tungsten
  tracking underexposed upscale upscaled vaporwave vignette vlog voiceover widescreen worm's-eye zoom
  Arri Arriflex Alexa Cooke Fuji Fujifilm Hasselblad IMAX Kodachrome Kodak Leica Panavision Portra Zeiss
  Reelwright prompt prompts
`;

const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

let listed: ReadonlySet<string> | undefined;

function listTerms(): ReadonlySet<string> {
  const models = builtInRegistry.models.map(({ id, label }) => `${id} ${label}`);
  const offered = Object.values(choices).flat().map(String);
  return new Set([moreTerms, ...models, ...offered].flatMap(splitWords));
}

/** True for a film term, a word in capitals ("LUT", "POV") and a measurement ("35mm", "4K"). */
export function isFieldTerm(word: string): boolean {
  if (/\p{N}/u.test(word) || word === word.toUpperCase()) return true;
  listed ??= listTerms();
  return listed.has(word.toLowerCase());
}
