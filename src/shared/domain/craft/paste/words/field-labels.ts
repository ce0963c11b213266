// Labels are what people and other tools call the parts of a prompt: "Subject", "camera_movement", "SFX".
import { promptFields } from '../../prompt/prompt-fields.ts';
import type { PromptField } from '../../prompt/prompt.ts';
import { keyWords } from './tokenize.ts';

/**
 * The target of a labelled text: a field, the prompt's name, or a reader of its own. `kept` has no field and stays
 * under its label in the additional parameters.
 */
export type LabelTarget =
  | PromptField
  | 'name'
  | 'prose'
  | 'camera'
  | 'audio'
  | 'beats'
  | 'settings'
  | 'look'
  | 'kept';

const labels: Readonly<Partial<Record<LabelTarget, string>>> = {
  name: 'title, name, project, project title, prompt name, video title, prompt title, scene title',
  prose: `prompt, text, description, scene, scene description, visual, visuals, visual description, video,
    video prompt, full prompt, main prompt, positive prompt, content, text prompt, prompt text, compiled text`,
  camera: `camera, cinematography, camera work, camerawork, camera setup, camera direction, shot, scene shot,
    composition, camera and framing, framing and camera, camera notes, camera composition, scene camera, shot fn`,
  audio: `audio, sound, sound design, audio cues, audio design, audio and sound, sound and music, audio notes,
    audio note, scene audio, scene sound`,
  beats: `timeline, shots, scenes, sequence, sequences, beats, shot list, storyboard, clips, segments, timestamps,
    keyframes, action beats, scene beats, multi shot, shot breakdown, timeline beats`,
  look: 'look, look and feel, style and ambiance, style and ambience, style and mood, visual look, look and mood, visuals and mood',
  settings: `settings, format, output, technical, technical specs, specs, video specs, technical details,
    technical specifications, parameters, output format, video format, delivery specs, render settings, video settings`,
  kept: `lighting, light, lens, lenses, negative prompt, negative, negatives, avoid, exclude, do not include,
    wardrobe, props, focus, depth of field, exposure, filtration, texture, constraints, seed, continuity, reference,
    wardrobe and props, on screen text, text overlay, title card, keywords, tags, cta, call to action, brand, physics,
    speed, pacing, rhythm, ending, first frame, last frame, camera lens, camera focus, aperture, iso, shutter, shutter angle,
     camera lighting, scene lighting, color temperature, camera depth of field, version, consistency`,
  concept: `concept, idea, core idea, logline, premise, summary, synopsis, overview, story, core concept,
    video concept, creative concept`,
  mainSubject: `subject, subjects, main subject, character, characters, main character, protagonist, hero, hero product,
    product, talent, who, person, subject description, character description, actor, creature, object, scene subject,
    primary subject`,
  action: `action, actions, activity, motion, subject motion, subject action, what happens, events, plot, performance,
    visual action, character action, main action, scene action, blocking, movement and action, scene motion`,
  setting: `setting, location, environment, background, place, where, context, scene setting, backdrop, set, world,
    time of day, time, weather, season, era, scene location, scene environment, scene time, scene background`,
  cameraMovement: `camera movement, camera motion, camera move, camera moves, camera movements, movement, camera path`,
  shotTypes: `shot type, shot types, framing, camera angle, angle, angles, camera framing, shot size, shot framing,
    camera shot, camera shots, camera type, view, perspective, camera perspective, shot angle, camera view, pov`,
  transitions: `transition, transitions, editing, edit, cuts, camera transition, cut style, editing style,
    transition style`,
  cinematicStyle: `style, visual style, cinematic style, aesthetic, aesthetics, genre, art style, film style,
    art direction, artistic style, rendering style, render style, visual aesthetic, scene style,
    film look, video style, style and aesthetic, overall style`,
  colorGrading: `color grading, colour grading, color grade, colour grade, color palette, colour palette, palette,
    colors, colours, color, colour, grade, grading, palette anchors, color tone, color scheme, scene color, lighting and palette`,
  mood: `mood, tone, atmosphere, emotion, emotions, emotional tone, vibe, feeling, feel, mood and tone,
    mood and atmosphere, ambiance, overall mood, energy, scene mood, scene tone`,
  visualEffects: `visual effects, vfx, effects, special effects, visual effect, fx, scene effects, post effects,
    overlays, post processing`,
  language: `language, spoken language, dialogue language, audio language, speech language, lang, voice language`,
  dialogue: `dialogue, dialog, dialogues, lines, spoken lines, spoken line, script, voiceover, voice over, vo,
    narration, spoken dialogue, audio dialogue, spoken words, speech, audio speech, audio voiceover, audio narration`,
  voiceStyle: `voice, voice style, voice tone, delivery, speaking style, accent, audio voice, tone of voice, voice type,
    vocal style, dialogue delivery, dialogue tone, dialogue voice, audio delivery`,
  subtitles: 'subtitles, subtitle, captions, closed captions, audio subtitles, audio captions',
  musicStyle: `music, score, soundtrack, background music, bgm, music style, audio music, musical score, song,
    music track, audio score, sound music`,
  soundEffects: `sfx, sound effects, sound effect, sound fx, sounds, foley, audio effects, audio sfx, audio sounds,
    sound sfx, sound effects sfx, audio sound effects, sound effects list`,
  ambientSounds: `ambient noise, ambient, ambience, ambient sound, ambient sounds, background sound, background sounds,
    background noise, room tone, atmos, audio ambient, audio ambience, audio background, soundscape,
    audio environment, environmental sounds, audio atmosphere, sound ambience, audio ambiance`,
  audioMix: 'audio mix, mix, sound mix, audio balance, sound balance',
  duration: `duration, length, duration seconds, clip length, video length, total duration, runtime, seconds,
    clip duration, duration sec, duration s, video duration, total length`,
  frameRate: 'fps, frame rate, framerate, frames per second, frame rate fps',
  resolution: 'resolution, output resolution, video resolution, video size',
  aspectRatio: 'aspect ratio, ratio, aspect, ar, orientation',
  quality: 'quality, quality level',
  model: 'model, target model, ai model, video model, generator, engine, model name, model id, model family',
  additionalParams: `additional, additional params, additional parameters, additional notes, notes, extra, other,
    additional details, extras, special instructions`
};

const targets: ReadonlyMap<string, LabelTarget> = new Map([
  ...promptFields.map(({ name }) => [normalizeLabel(name), name] as const),
  ...Object.entries(labels).flatMap(([target, names]) =>
    names.split(',').map((name) => [normalizeLabel(name), target as LabelTarget] as const)
  )
]);

/** The words of all labels: none of them is content of its own. */
export const labelWords: ReadonlySet<string> = new Set(
  [...targets.keys()].flatMap((label) => label.split(' '))
);

/** The target of a label under its parent label: "effects" under "audio" are sounds, alone they are visual. */
export function findLabel(label: string, context = ''): LabelTarget | undefined {
  const name = normalizeLabel(label);
  return targets.get(`${normalizeLabel(context)} ${name}`) ?? targets.get(name);
}

/** Keys that say nothing but "this is it": what they hold belongs to the label above them. */
const generic: ReadonlySet<string> = new Set(
  'description, text, name, type, value, details, main, primary, content, style, summary'.split(', ')
);

export const isGenericLabel = (label: string): boolean => generic.has(normalizeLabel(label));

export function normalizeLabel(label: string): string {
  return keyWords(label.slice(0, 60))
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/^ ?(?:the )?| ?\d* ?$/g, '');
}
