// Presets that are drawn, modelled, cut or set in pixels, many of them for children.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const drawnTemplates: readonly BuiltInTemplate[] = [
  builtIn(
    'anime-rooftop',
    'Anime Rooftop',
    'A paper plane, a school roof and a promise: eight seconds of hand-drawn summer.',
    {
      concept: 'A girl who is moving away lets a paper plane carry her last word to a friend',
      mainSubject:
        'a schoolgirl with a short black bob and a red scarf, a paper plane folded from sheet music',
      action: 'leans over the rail, throws the plane and watches it climb into the clouds',
      setting:
        'on a school rooftop above a harbour town, towering white summer clouds, washing lines far below',
      cameraMovement: 'tilt-up',
      shotTypes: ['medium-shot', 'wide-shot'],
      transitions: 'fade-to-white',
      cinematicStyle: 'anime',
      colorGrading: 'vibrant',
      mood: 'hopeful',
      visualEffects: ['lens-flare', 'bloom'],
      language: 'Japanese',
      dialogue: 'Girl: また会おうね。絶対に。',
      voiceStyle: 'Bright',
      subtitles: true,
      musicStyle: 'solo-piano',
      soundEffects: ['paper cuts the wind', 'a scarf whips'],
      ambientSounds: 'cicadas, a school bell far below',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn('comic-hero', 'Comic Hero', 'A grandmother catches a falling piano: ink, dots and one dry line.', {
    concept: 'A grandmother with unsuspected strength catches a piano that falls from a crane',
    mainSubject: 'a stout grandmother in a polka-dot apron and slippers, grey hair in a net, one arm raised',
    action: 'drops her shopping, catches the grand piano on one palm and sets it down on the kerb',
    setting:
      'on a city corner drawn in heavy ink and halftone dots, flat red sky, bystanders as blue outlines',
    cameraMovement: 'dolly-in',
    shotTypes: ['low-angle-shot', 'close-up'],
    transitions: 'smash-cut',
    cinematicStyle: 'comic-book',
    colorGrading: 'high-contrast',
    mood: 'heroic',
    visualEffects: ['speed-ramp'],
    language: 'English',
    dialogue: 'Grandmother: Third one this week.',
    voiceStyle: 'Deadpan',
    subtitles: false,
    musicStyle: 'big-band',
    soundEffects: ['a falling whistle', 'every piano string rings at once', 'slippers shuffle'],
    ambientSounds: 'busy-street',
    duration: 8,
    frameRate: 24,
    resolution: '1080p',
    aspectRatio: '9:16',
    quality: 8
  }),
  builtIn(
    'toy-box-friends',
    'Toy Box Friends',
    'A night-light goes on and two old toys make room for the new one.',
    {
      concept: 'Two worn toys make room in their box for the one that was left outside',
      mainSubject:
        'a knitted rabbit with one ear and a tin robot with a wind-up key, a new plush whale in front of them',
      action: 'lift the lid together, pull the whale in by its fin and close the lid over all three',
      setting:
        'on the rug of a nursery after bedtime, a mushroom night-light, giant furniture rising into the dark',
      cameraMovement: 'dolly-out',
      shotTypes: ['ground-level-shot', 'medium-shot'],
      transitions: 'iris',
      cinematicStyle: '3d-animation',
      colorGrading: 'warm',
      mood: 'cozy',
      visualEffects: ['glow', 'shallow-depth-of-field'],
      language: 'English',
      dialogue: 'The rabbit: There is always room for one more.',
      voiceStyle: 'Childlike',
      subtitles: false,
      musicStyle: 'music-box',
      soundEffects: ['a wooden lid creaks', 'a clockwork key turns', 'plush flops on blankets'],
      ambientSounds: 'a sleeping house',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'shadow-theatre',
    'Shadow Theatre',
    'A legend told with paper and one lamp: the crane that returned the moon.',
    {
      concept: 'A paper crane carries the stolen moon back to its mountain',
      mainSubject:
        'a white crane cut from oiled paper with jointed wings, the round moon hanging from its beak',
      action:
        'beats its wings over three ridges, lowers the moon behind the highest and bows as the screen brightens',
      setting:
        'on a lamplit silk screen with cut-out pines and pagodas, the hands of the puppeteer just visible below',
      cameraMovement: 'push-in',
      shotTypes: ['full-shot', 'detail-shot'],
      transitions: 'wipe',
      cinematicStyle: 'paper-cutout',
      colorGrading: 'amber',
      mood: 'magical',
      visualEffects: ['glow'],
      language: 'Chinese',
      dialogue: 'The storyteller: 从前有一只鹤，把月亮送回了山上。',
      voiceStyle: 'Storytelling',
      subtitles: true,
      musicStyle: 'slow guzheng',
      soundEffects: ['paper wings flutter', 'a small gong fades'],
      ambientSounds: 'an evening crowd holding still',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'pixel-platformer',
    'Pixel Platformer',
    'A level of a game that never existed, from jump to treasure.',
    {
      concept: 'A small knight clears the last gap of the level and opens the chest',
      mainSubject: 'a sixteen-pixel-high knight with a green plume and a shield larger than he is',
      action: 'runs along the ledge, jumps across two moving platforms and kicks the chest open',
      setting: 'in a side-on cavern of violet bricks, lava bubbling below, torches flickering at fixed steps',
      cameraMovement: 'lateral-tracking-move',
      shotTypes: ['wide-shot'],
      transitions: 'wipe',
      cinematicStyle: 'pixel-art',
      colorGrading: 'vibrant',
      mood: 'playful',
      visualEffects: ['embers', 'scan-lines'],
      language: 'English',
      dialogue: '',
      voiceStyle: '',
      subtitles: false,
      musicStyle: '8-bit',
      soundEffects: ['three rising jump bleeps', 'a chest pops open with a fanfare'],
      ambientSounds: 'lava bubbling in a loop',
      duration: 8,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  )
];
