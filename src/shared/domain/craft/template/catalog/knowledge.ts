// Presets that explain how something works, for classrooms, clinics and curious feeds.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const knowledgeTemplates: readonly BuiltInTemplate[] = [
  builtIn('water-cycle', 'Water Cycle', 'Sea, cloud, rain, sea: a school classic in one rising move.', {
    concept: 'One drop of water travels from the sea to a cloud and home again',
    mainSubject: 'a round blue drop with two dot eyes, drawn in flat colours with a thick white outline',
    action:
      'floats up from a wave as steam, gathers with others into a cloud, falls on a hillside and slides down a stream to the sea',
    setting:
      'in a cross-section landscape of sea, slope and sky, drawn like a textbook page with soft paper texture',
    cameraMovement: 'pedestal-up',
    shotTypes: ['wide-shot', 'close-up'],
    transitions: 'morph',
    cinematicStyle: '2d-animation',
    colorGrading: 'clean',
    mood: 'uplifting',
    visualEffects: ['rain'],
    language: 'Hindi',
    dialogue: 'Narrator: सूरज पानी को ऊपर उठाता है। बादल उसे दूर ले जाते हैं। फिर बारिश उसे घर लौटा देती है।',
    voiceStyle: 'Friendly',
    subtitles: true,
    musicStyle: 'bouncing marimba',
    soundEffects: ['a bubble rises and pops', 'rain patters on leaves', 'a stream gurgles'],
    ambientSounds: 'ocean-waves',
    duration: 16,
    frameRate: 30,
    resolution: '1080p',
    aspectRatio: '16:9',
    quality: 8
  }),
  builtIn(
    'how-a-vaccine-works',
    'How a Vaccine Works',
    'A cell learns a shape and remembers it: medicine without a needle in sight.',
    {
      concept: 'An immune cell is shown the shape of a virus once and recognises it ever after',
      mainSubject:
        'a translucent violet immune cell with reaching arms, holding a spiked coral particle the size of its hand',
      action:
        'turns the particle over, copies its outline into hundreds of small keys, and catches the next spiked particle before it lands',
      setting:
        'inside a wide blood vessel lit from within, rose-coloured walls, red cells drifting past out of focus',
      cameraMovement: 'orbit',
      shotTypes: ['medium-wide-shot', 'extreme-close-up'],
      transitions: 'invisible-cut',
      cinematicStyle: '3d-animation',
      colorGrading: 'jewel-toned',
      mood: 'hopeful',
      visualEffects: ['shallow-depth-of-field', 'floating-particles'],
      language: 'English',
      dialogue:
        'Narrator: Your body has to see a danger once to know it. A vaccine brings the picture, and leaves the danger out. Next time, you are ready.',
      voiceStyle: 'Calm',
      subtitles: true,
      musicStyle: 'ambient',
      soundEffects: ['a soft slow pulse', 'keys chime as they form', 'a gentle catch'],
      ambientSounds: 'underwater-hum',
      duration: 16,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'language-lesson',
    'Language Lesson',
    'One question, one answer, one small surprise: a phrase that sticks.',
    {
      concept: 'A language student answers correctly and eats the evidence',
      mainSubject:
        'a patient teacher in a mustard cardigan, opposite a student with a serious face, one apple between them',
      action: 'points at the apple; the student answers, bows, and bites into it',
      setting:
        'at a low table in a sunlit tatami room, picture cards in a row, a garden behind paper screens',
      cameraMovement: 'static',
      shotTypes: ['two-shot'],
      transitions: 'cut',
      cinematicStyle: 'educational',
      colorGrading: 'bright-and-airy',
      mood: 'humorous',
      visualEffects: [],
      language: 'Japanese',
      dialogue: 'Teacher: これは何ですか。\nStudent: りんごです。いただきます。',
      voiceStyle: 'Friendly',
      subtitles: true,
      musicStyle: 'upbeat-ukulele',
      soundEffects: ['a card is set down', 'a loud crisp bite'],
      ambientSounds: 'a garden with a bamboo fountain',
      duration: 8,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  ),
  builtIn(
    'data-story',
    'Data Story',
    'A bar chart that grows leaves: one figure told so that nobody forgets it.',
    {
      concept: 'A chart of a city’s trees becomes the street those trees shade',
      mainSubject: 'twelve plain grey bars of rising height, each topped with a folded green crown',
      action:
        'rise one after another, unfold into trees, and throw their shade over a row of parked bicycles',
      setting:
        'on an off-white plane with a hairline baseline that turns into a kerb, long even shadows to the right',
      cameraMovement: 'crane-down',
      shotTypes: ['wide-shot', 'medium-shot'],
      transitions: 'morph',
      cinematicStyle: 'motion-graphics',
      colorGrading: 'muted',
      mood: 'professional',
      visualEffects: ['particle-dissolve'],
      language: 'English',
      dialogue:
        'Narrator: Twelve years, forty thousand trees. In July this street is four degrees cooler. You can feel a number.',
      voiceStyle: 'Conversational',
      subtitles: true,
      musicStyle: 'electronic',
      soundEffects: ['a row of soft ticks climbs in pitch', 'paper leaves unfold'],
      ambientSounds: 'gentle-breeze',
      duration: 16,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  )
];
