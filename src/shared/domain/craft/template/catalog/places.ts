// Presets that take somebody somewhere: houses, streets, journeys.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const placeTemplates: readonly BuiltInTemplate[] = [
  builtIn(
    'real-estate-walkthrough',
    'Real Estate Walkthrough',
    'A house introduces itself in sixteen seconds, from the door to the lake.',
    {
      concept: 'A larch house opens room by room until the lake is part of it',
      mainSubject:
        'a single-storey house of silvered larch and board-marked concrete with a sliding glass wall',
      action:
        'swings its front door open, gives way from the narrow hall to a tall living room, and slides the glass aside so that the terrace meets the water',
      setting:
        'on a pine shore in late spring, clear mid-morning light, one chair and a folded blanket on the deck',
      cameraMovement: 'gimbal',
      shotTypes: ['wide-shot', 'detail-shot', 'establishing-shot'],
      transitions: 'invisible-cut',
      cinematicStyle: 'hyperrealism',
      colorGrading: 'natural',
      mood: 'calm',
      visualEffects: ['light-rays'],
      language: 'English',
      dialogue: 'The agent: Two bedrooms, one long table. The lake comes with the house.',
      voiceStyle: 'Warm',
      subtitles: false,
      musicStyle: 'acoustic-guitar',
      soundEffects: ['a heavy door opens on oiled hinges', 'a glass wall rolls in its track'],
      ambientSounds: 'small waves under a deck, wind in pines',
      duration: 16,
      frameRate: 30,
      resolution: '4K',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'night-market-walk',
    'Night Market Walk',
    'One walk through steam and lanterns that ends with the first bite.',
    {
      concept: 'A visitor follows the smell of pepper buns through a night market and gets the last one',
      mainSubject: 'a student in a yellow raincoat with a paper map folded small in her fist',
      action: 'slips between two scooters, reaches the clay oven and bites into the last bun',
      setting: 'in a narrow market lane in Taipei after rain, red lanterns, puddles doubling every light',
      cameraMovement: 'steadicam',
      shotTypes: ['over-the-shoulder-shot', 'medium-close-up'],
      transitions: 'whip-pan',
      cinematicStyle: 'vlog',
      colorGrading: 'neon',
      mood: 'joyful',
      visualEffects: ['neon-reflections', 'haze'],
      language: 'Chinese',
      dialogue: 'Student: 最后一个！哇，好烫，好香。',
      voiceStyle: 'Excited',
      subtitles: true,
      musicStyle: 'indie-pop',
      soundEffects: ['a scooter horn taps twice', 'crust cracks between teeth'],
      ambientSounds: 'a crowded lane, oil sizzling on all sides',
      duration: 8,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 8
    }
  ),
  builtIn(
    'slow-train-window',
    'Slow Train Window',
    'A compartment, a valley and a row of bridges: travel as home films remember it.',
    {
      concept: 'A boy on his first long train journey counts bridges until he falls asleep',
      mainSubject:
        'a boy of seven in a knitted vest with his forehead on the window, his grandfather beside him',
      action:
        'taps the glass at each passing bridge, loses count and sinks against his grandfather, who closes the curtain',
      setting:
        'in a wood-panelled second-class compartment crossing a green Alpine valley, low sun flickering through poplars',
      cameraMovement: 'pan-left',
      shotTypes: ['profile-shot', 'two-shot'],
      transitions: 'dissolve',
      cinematicStyle: '1970s-film',
      colorGrading: 'vintage-film',
      mood: 'nostalgic',
      visualEffects: ['film-grain', 'lens-flare'],
      language: 'German',
      dialogue: 'Boy: Vierzehn. Fünfzehn. Opa, wie viele kommen noch?',
      voiceStyle: 'Childlike',
      subtitles: false,
      musicStyle: 'folk',
      soundEffects: ['a fingertip taps glass', 'curtain rings slide along a rod'],
      ambientSounds: 'train-carriage-rumble',
      duration: 16,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '4:3',
      quality: 8
    }
  ),
  builtIn(
    'village-under-snow',
    'Village under Snow',
    'The post arrives on skis and one window lights up: winter in a single descent.',
    {
      concept: 'The post reaches a snowed-in village on skis and the first window lights up',
      mainSubject: 'a postwoman on wooden skis with a leather bag, alone on an unmarked white slope',
      action:
        'glides down between the buried fences, stops at the first door and knocks twice until a lamp comes on',
      setting:
        'in a valley of log houses roofed with snow after sunset, smoke rising straight up, the sky still pale',
      cameraMovement: 'aerial-descent',
      shotTypes: ['extreme-wide-shot'],
      transitions: 'fade',
      cinematicStyle: 'minimalism',
      colorGrading: 'blue-hour',
      mood: 'lonely',
      visualEffects: ['snow'],
      language: 'Russian',
      dialogue: 'The postwoman: Письма весны не ждут.',
      voiceStyle: 'Weary',
      subtitles: true,
      musicStyle: 'sparse solo harp',
      soundEffects: ['skis hiss over powder', 'two knocks on timber'],
      ambientSounds: 'snowy-silence',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  )
];
