// Presets for a phone held upright: hooks, pets, greetings and a moment to breathe.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const feedTemplates: readonly BuiltInTemplate[] = [
  builtIn(
    'breathing-exercise',
    'Breathing Exercise',
    'One breath in, one breath out, led by a linen curtain.',
    {
      concept: 'A curtain breathes in and out and a woman breathes with it',
      mainSubject: 'a woman in loose grey cotton, cross-legged on a folded blanket, palms open on her knees',
      action: 'breathes in as the curtain swells, holds, and breathes out as it falls flat against the frame',
      setting:
        'in an empty room in Rishikesh with a lime-washed wall, a tall open window, river light on the ceiling',
      cameraMovement: 'zoom-out',
      shotTypes: ['medium-shot', 'detail-shot'],
      transitions: 'cross-dissolve',
      cinematicStyle: 'minimalism',
      colorGrading: 'pastel',
      mood: 'peaceful',
      visualEffects: ['slow-motion', 'light-rays'],
      language: 'Hindi',
      dialogue: 'Teacher: साँस अंदर। एक पल रुकिए। अब धीरे-धीरे बाहर।',
      voiceStyle: 'Soft',
      subtitles: true,
      musicStyle: 'ambient',
      soundEffects: ['linen fills with air', 'one long breath out'],
      ambientSounds: 'a wide river, a temple bell across the water',
      duration: 16,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 8
    }
  ),
  builtIn(
    'festival-greeting',
    'Festival Greeting',
    'One lamp lights the next until the doorway shines: a greeting to send.',
    {
      concept: 'A grandmother and her grandson light the first lamp of the festival and the lane answers',
      mainSubject:
        'a grandmother in a maroon cotton sari and a boy of five, their hands together round one wick',
      action:
        'touch the flame to the first clay lamp, stand up, and turn round as lamps flare along the whole lane',
      setting: 'on a doorstep with a rice-flour kolam in Madurai at dusk, marigold garlands over the lintel',
      cameraMovement: 'pedestal-up',
      shotTypes: ['close-up', 'wide-shot'],
      transitions: 'match-cut',
      cinematicStyle: 'cinematic-realism',
      colorGrading: 'warm',
      mood: 'joyful',
      visualEffects: ['bokeh', 'glow'],
      language: 'Tamil',
      dialogue: 'Grandmother: ஒரு விளக்கு போதும். வீடு நிறையும்.',
      voiceStyle: 'Elderly',
      subtitles: true,
      musicStyle: 'distant nadaswaram',
      soundEffects: ['a wick catches', 'neighbours call from door to door'],
      ambientSounds: 'a lane at dusk, temple bells far away',
      duration: 8,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 8
    }
  ),
  builtIn('pet-reaction', 'Pet Reaction', 'A cat, a door and a decision that takes its time.', {
    concept: 'A cat demands that the balcony door be opened and then stays inside',
    mainSubject: 'a broad ginger cat with a torn whisker, staring up at a hand on a door handle',
    action: 'miaows at the door, watches it open, sits down on the threshold and starts to wash',
    setting: 'at the balcony door of a small Lisbon kitchen, blue tiles, rain on the railing outside',
    cameraMovement: 'static',
    shotTypes: ['ground-level-shot'],
    transitions: 'cut',
    cinematicStyle: 'social-media',
    colorGrading: 'natural',
    mood: 'humorous',
    visualEffects: ['freeze-frame'],
    language: 'Portuguese',
    dialogue: 'The owner: Então? Sais ou não sais?',
    voiceStyle: 'Sarcastic',
    subtitles: true,
    musicStyle: 'pizzicato strings',
    soundEffects: ['an impatient miaow', 'a balcony door unlatches', 'a rough tongue on fur'],
    ambientSounds: 'light-rain',
    duration: 8,
    frameRate: 30,
    resolution: '1080p',
    aspectRatio: '9:16',
    quality: 8
  }),
  builtIn(
    'talking-head-hook',
    'Talking Head Hook',
    'The first eight seconds of a how-to: a claim, a proof in the hand, a reason to stay.',
    {
      concept: 'A repair shop owner saves a drowned radio in the time it takes to say so',
      mainSubject:
        'a repair shop owner with a jeweller’s loupe pushed up on his forehead and a small wet radio',
      action: 'shakes water from the radio, flips one switch on its back and holds it up as it plays',
      setting:
        'at a bench crowded with drawers and cables, an angle-poise lamp close to his face, shelves behind in soft blur',
      cameraMovement: 'push-in',
      shotTypes: ['medium-close-up', 'insert-shot'],
      transitions: 'zoom-transition',
      cinematicStyle: 'social-media',
      colorGrading: 'warm',
      mood: 'energetic',
      visualEffects: ['shallow-depth-of-field'],
      language: 'English',
      dialogue: 'The owner: Everyone throws these away. Watch what one switch does.',
      voiceStyle: 'Confident',
      subtitles: true,
      musicStyle: 'funk',
      soundEffects: ['drops hit a metal bench', 'a switch snaps over', 'a dance band crackles to life'],
      ambientSounds: 'quiet-room-tone',
      duration: 8,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 8
    }
  )
];
