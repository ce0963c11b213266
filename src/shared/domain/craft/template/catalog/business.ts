// Presets that sell or show a product, a company or an idea.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const businessTemplates: readonly BuiltInTemplate[] = [
  builtIn(
    'commercial',
    'Commercial',
    'One product, one gesture, one line: an eight-second spot for a hand-thrown teapot.',
    {
      concept: 'A potter pours the first tea from the pot she has just finished',
      mainSubject:
        'a potter in her fifties, clay-dusted to the elbows, with a celadon teapot on a bamboo handle',
      action: 'lifts the pot with both hands and fills a small cup until the stream thins to one last drop',
      setting:
        'in a stone-floored studio at first light, shelves of unfired bowls behind her, one tall window to her left',
      cameraMovement: 'slow-dolly-in',
      shotTypes: ['medium-close-up', 'product-shot'],
      transitions: 'cut',
      cinematicStyle: 'commercial',
      colorGrading: 'warm',
      mood: 'tender',
      visualEffects: ['shallow-depth-of-field', 'light-rays'],
      language: 'English',
      dialogue: 'The potter: Forty hours for the pot. One minute for you.',
      voiceStyle: 'Warm',
      subtitles: false,
      musicStyle: 'gentle-strings',
      soundEffects: ['tea streams into porcelain', 'the lid settles with a soft clink'],
      ambientSounds: 'a quiet studio, birds outside the window',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'fashion-ad',
    'Fashion Ad',
    'A coat, the wind and a salt flat: eight slow seconds made for a vertical screen.',
    {
      concept: 'A linen coat is caught by the wind and opens like a sail',
      mainSubject: 'a tall model with cropped silver hair in an ankle-length ochre linen coat',
      action: 'walks three steps towards us, then turns as a gust fills the coat and lets it fall still',
      setting:
        'on a white salt flat under a pale violet evening sky, her shadow running long across the cracked ground',
      cameraMovement: 'leading-tracking-move',
      shotTypes: ['full-shot', 'low-angle-shot'],
      transitions: 'match-cut',
      cinematicStyle: 'fashion-film',
      colorGrading: 'pastel',
      mood: 'luxurious',
      visualEffects: ['slow-motion', 'film-grain'],
      language: 'Italian',
      dialogue: 'Narrator: Leggero come il vento.',
      voiceStyle: 'Whispering',
      subtitles: false,
      musicStyle: 'ambient',
      soundEffects: ['linen snaps in the wind'],
      ambientSounds: 'desert-wind',
      duration: 8,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 10
    }
  ),
  builtIn(
    'startup-pitch',
    'Startup Pitch',
    'A founder in a field shows a working prototype and says what it changes.',
    {
      concept: 'A founder plants her soil sensor and the first reading appears',
      mainSubject: 'an engineer in a green rain jacket with a hand-long soil sensor, its small light amber',
      action: 'presses the sensor into the earth, waits until its light turns green, then looks up to us',
      setting:
        'in a row of young lettuce on an open field outside Leipzig, low cloud, wet soil, soft grey daylight',
      cameraMovement: 'handheld',
      shotTypes: ['insert-shot', 'medium-shot'],
      transitions: 'cut',
      cinematicStyle: 'corporate',
      colorGrading: 'natural',
      mood: 'confident',
      visualEffects: [],
      language: 'German',
      dialogue:
        'Engineer: Jeder dritte Liter Wasser versickert ungenutzt. Dieser Sensor sagt, wann die Pflanze wirklich trinken will.',
      voiceStyle: 'Confident',
      subtitles: true,
      musicStyle: 'electronic',
      soundEffects: ['the sensor slides into wet soil', 'one soft confirmation tone'],
      ambientSounds: 'wind over an open field, a far tractor',
      duration: 17,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  ),
  builtIn(
    'saas-product-demo',
    'SaaS Product Demo',
    'A minute at one desk: the problem on paper, the same work on screen, the hour it gives back.',
    {
      concept: 'A workshop owner moves her week from sticky notes to one shared schedule',
      mainSubject:
        'a bicycle-workshop owner with rolled sleeves and reading glasses, at a laptop that shows a plain weekly schedule',
      action:
        'peels the last paper note from the wall, types it into the schedule, sees every repair fall into place and closes the laptop',
      setting:
        'in the small office above a bicycle workshop, late afternoon sun through blinds, frames hanging beyond a glass wall',
      cameraMovement: 'slider-move',
      shotTypes: ['over-the-shoulder-shot', 'close-up', 'wide-shot'],
      transitions: 'invisible-cut',
      cinematicStyle: 'corporate',
      colorGrading: 'clean',
      mood: 'professional',
      visualEffects: ['shallow-depth-of-field'],
      language: 'English',
      dialogue:
        'The owner: Every repair used to live on a note, and every note could fall. Now the whole week fits on one screen, and I lock up at five.',
      voiceStyle: 'Conversational',
      subtitles: true,
      musicStyle: 'corporate',
      soundEffects: ['paper peels from the wall', 'keyboard-clicks', 'the laptop closes'],
      ambientSounds: 'a workshop below, wheels ticking on their stands',
      duration: 60,
      frameRate: 30,
      resolution: '4K',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'company-milestone-celebration',
    'Company Milestone Celebration',
    'The counter reaches the number, the floor goes quiet, then everyone is in the picture.',
    {
      concept: 'A furniture cooperative ships its ten-thousandth chair and signs the underside',
      mainSubject: 'thirty carpenters and office workers in canvas aprons around one oak chair',
      action:
        'pass a pencil from hand to hand to sign the seat from below, then raise the chair above their heads together',
      setting:
        'in a sawdust-floored factory hall in Braga, tall windows, string lights between the beams, early evening',
      cameraMovement: 'crane-up',
      shotTypes: ['detail-shot', 'group-shot', 'high-angle-shot'],
      transitions: 'cross-dissolve',
      cinematicStyle: 'documentary',
      colorGrading: 'amber',
      mood: 'triumphant',
      visualEffects: ['dust-particles', 'confetti'],
      language: 'Portuguese',
      dialogue: 'Carpenter: Dez mil cadeiras. E ainda sabemos quem fez cada uma.',
      voiceStyle: 'Cheerful',
      subtitles: false,
      musicStyle: 'indie-folk',
      soundEffects: ['pencil on bare oak', 'applause'],
      ambientSounds: 'a large hall full of people, machines winding down',
      duration: 30,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  ),
  builtIn(
    'startup-elevator-pitch',
    'Startup Elevator Pitch',
    'A pitch in a real lift: forty-five seconds, eleven floors, doors open on the ask.',
    {
      concept: 'Between the lobby and the eleventh floor a founder explains his folding wheelchair ramp',
      mainSubject:
        'a founder in a navy jumper with a briefcase-sized aluminium ramp, facing an investor with a paper cup',
      action:
        'unfolds the ramp on the lift floor as the numbers climb, steps onto it to prove it holds, and folds it again at the eleventh floor',
      setting: 'in a brushed-steel lift with one warm ceiling panel, floor numbers glowing above the door',
      cameraMovement: 'locked-off',
      shotTypes: ['two-shot', 'medium-close-up'],
      transitions: 'jump-cut',
      cinematicStyle: 'cinematic-realism',
      colorGrading: 'neutral',
      mood: 'energetic',
      visualEffects: [],
      language: 'English',
      dialogue:
        'Founder: One step keeps four million people out of the shop next door. This weighs six kilos, opens in four seconds and carries three hundred. We have two hundred shops waiting. I need a factory.',
      voiceStyle: 'Energetic',
      subtitles: true,
      musicStyle: 'no-music',
      soundEffects: [
        'aluminium hinges lock with a click',
        'the lift chimes at each floor',
        'doors slide open'
      ],
      ambientSounds: 'the low hum of a moving lift',
      duration: 45,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  )
];
