// Presets from daily life, mostly for a vertical screen: vlogs, routines, makeovers.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const everydayTemplates: readonly BuiltInTemplate[] = [
  builtIn('vlog', 'Vlog', 'A night shift in twenty seconds, told by the person who works it.', {
    concept: 'A baker shows what four in the morning looks like',
    mainSubject: 'a baker in a flour-dusted black T-shirt with a pencil behind his ear',
    action:
      'props his camera on the flour bin, scores a loaf with one curved cut and slides it into the oven',
    setting: 'in a narrow basement bakery before dawn, steel tables, orange light from the deck oven',
    cameraMovement: 'handheld',
    shotTypes: ['selfie-shot', 'insert-shot'],
    transitions: 'jump-cut',
    cinematicStyle: 'vlog',
    colorGrading: 'warm',
    mood: 'intimate',
    visualEffects: [],
    language: 'English',
    dialogue:
      'Baker: Four in the morning. Two hundred loaves before the street wakes up. This one cut decides how it opens, so I hold my breath.',
    voiceStyle: 'Conversational',
    subtitles: true,
    musicStyle: 'lo-fi-hip-hop',
    soundEffects: ['a blade through dough', 'the oven door closes', 'steam hisses'],
    ambientSounds: 'oven fans, a radio turned low',
    duration: 20,
    frameRate: 30,
    resolution: '1080p',
    aspectRatio: '9:16',
    quality: 8
  }),
  builtIn(
    'tiktok-transition',
    'TikTok Transition',
    'A snap-change with the cut hidden in the movement: work clothes in, dance floor out.',
    {
      concept: 'A nurse tosses her cap at the lens and comes out the other side dressed for her own party',
      mainSubject:
        'a nurse in teal scrubs who becomes the same woman in a silver sequin suit, pose and framing unchanged',
      action:
        'throws her cap so that it covers the lens, and when it falls away she lands a spin and points at us',
      setting:
        'in a locker room with flat white light that becomes a living room full of friends and coloured lamps',
      cameraMovement: 'locked-off',
      shotTypes: ['full-shot', 'eye-level-shot'],
      transitions: 'object-wipe',
      cinematicStyle: 'social-media',
      colorGrading: 'vibrant',
      mood: 'playful',
      visualEffects: ['freeze-frame', 'confetti'],
      language: 'English',
      dialogue: 'Nurse: Shift over.',
      voiceStyle: 'Playful',
      subtitles: false,
      musicStyle: 'house',
      soundEffects: ['cap swishes past the lens', 'whoosh', 'friends cheer on the beat'],
      ambientSounds: 'locker-room hum, then a party in the next room',
      duration: 15,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 8
    }
  ),
  builtIn(
    'room-makeover-reveal',
    'Room Makeover Reveal',
    'From storage room to reading room, with the reveal saved for the door.',
    {
      concept: 'Two brothers turn a box room into a library for their grandmother and open the door for her',
      mainSubject:
        'two brothers in paint-spotted overalls, with their grandmother in a plum cardigan waiting outside',
      action:
        'carry out the last box, hang the lamp, then open the door and step aside as she walks in and sits down to read',
      setting:
        'in a small attic room, first bare and grey, then lined with oak shelves, a green armchair under the skylight',
      cameraMovement: 'dolly-in',
      shotTypes: ['wide-shot', 'point-of-view-shot', 'reaction-shot'],
      transitions: 'match-cut',
      cinematicStyle: 'documentary',
      colorGrading: 'bright-and-airy',
      mood: 'hopeful',
      visualEffects: ['time-lapse', 'light-rays'],
      language: 'English',
      dialogue: 'Older brother: Keep them shut, Gran. Keep them shut. All right. Now.',
      voiceStyle: 'Gentle',
      subtitles: false,
      musicStyle: 'upbeat-ukulele',
      soundEffects: ['a paint roller on plaster', 'a drill starts twice', 'the door creaks open'],
      ambientSounds: "a house on a Sunday, a neighbour's lawnmower",
      duration: 30,
      frameRate: 30,
      resolution: '4K',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'aesthetic-morning-routine',
    'Aesthetic Morning Routine',
    'Six small rituals, one continuous light: from curtain to front door.',
    {
      concept: 'A ceramics student begins her day with six unhurried gestures',
      mainSubject: 'a student in an oversized cream shirt, hair in a loose bun held by a paintbrush',
      action:
        'opens the curtain, makes the bed, whisks green tea, waters a fern, sketches one line and picks up her keys',
      setting:
        'in a one-room flat in Seoul with white walls and a rice-paper lamp, sun moving across the floor',
      cameraMovement: 'gimbal',
      shotTypes: ['medium-shot', 'overhead-shot', 'close-up'],
      transitions: 'invisible-cut',
      cinematicStyle: 'social-media',
      colorGrading: 'pastel',
      mood: 'calm',
      visualEffects: ['soft-focus', 'light-rays'],
      language: 'Korean',
      dialogue: 'Student: 오늘은 서두르지 않기로 했어요.',
      voiceStyle: 'Soft',
      subtitles: true,
      musicStyle: 'indie-pop',
      soundEffects: ['a curtain slides on its rail', 'a bamboo whisk in a bowl', 'keys lifted from a dish'],
      ambientSounds: 'sparrows, a quiet street waking',
      duration: 45,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 8
    }
  ),
  builtIn(
    'fitness-transformation',
    'Fitness Transformation',
    'The same hill, three times in a year: the runner changes, the frame does not.',
    {
      concept:
        'A man climbs the same staircase in winter, spring and autumn until he reaches the top in one go',
      mainSubject:
        'a broad man of forty in a grey hooded sweatshirt that fits more loosely each time we see him',
      action:
        'walks and stops half way in snow, jogs to the last landing in rain, and in autumn runs all 212 steps and touches the gate',
      setting:
        'on a long public stone staircase between hillside houses, the seasons changing around one fixed view',
      cameraMovement: 'pedestal-up',
      shotTypes: ['extreme-wide-shot', 'tracking-shot', 'medium-close-up'],
      transitions: 'match-cut',
      cinematicStyle: 'cinematic-realism',
      colorGrading: 'desaturated',
      mood: 'inspiring',
      visualEffects: ['snow', 'motion-blur'],
      language: 'English',
      dialogue: 'Runner: January: sixty steps. May: a hundred and fifty. Today I forgot to count.',
      voiceStyle: 'Weary',
      subtitles: true,
      musicStyle: 'hip-hop',
      soundEffects: ['boots in snow', 'running shoes slap wet stone', 'a palm hits an iron gate'],
      ambientSounds: 'a hillside town, bells at a distance',
      duration: 60,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 8
    }
  ),
  builtIn(
    'self-care-evening-routine',
    'Self-Care Evening Routine',
    'Ninety slow seconds of putting the day down, lit by what is in the room.',
    {
      concept: 'A violin teacher lets the day go, one lamp at a time',
      mainSubject: 'a violin teacher in her thirties in a rust-coloured cotton kurta, hair oiled and braided',
      action:
        'hangs up her bag, washes her face, rubs warm oil into her hands, writes one sentence in a notebook and turns off the last lamp',
      setting:
        'in a small Hyderabad flat with terracotta floors, brass lamps and jasmine on the sill, dusk turning to night',
      cameraMovement: 'slow-zoom-in',
      shotTypes: ['medium-close-up', 'detail-shot', 'silhouette-shot'],
      transitions: 'cross-dissolve',
      cinematicStyle: 'minimalism',
      colorGrading: 'amber',
      mood: 'peaceful',
      visualEffects: ['bokeh', 'glow'],
      language: 'Telugu',
      dialogue: 'Teacher: ఈ రోజు చాలు. రేపు మళ్ళీ మొదలు పెడదాం.',
      voiceStyle: 'Calm',
      subtitles: true,
      musicStyle: 'slow muted violin',
      soundEffects: ['water in a copper basin', 'a pen on thick paper', 'a lamp switch clicks'],
      ambientSounds: 'ceiling fan, evening street through an open window',
      duration: 90,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 9
    }
  ),
  builtIn(
    'plant-parent-journey',
    'Plant Parent Journey',
    'One stubborn cutting on one windowsill, filmed from the same spot for a year.',
    {
      concept: 'A retired bus driver nurses a single leaf into a plant that fills his window',
      mainSubject: 'a retired bus driver in a knitted waistcoat with a monstera cutting in a jam jar',
      action:
        'changes the water, pots the first roots, ties the stem to a stick and moves his chair aside to make room for the leaves',
      setting:
        'at a sixth-floor kitchen window in Chengdu, a tiled sill, rain and sun passing over the opposite roofs',
      cameraMovement: 'static',
      shotTypes: ['insert-shot', 'medium-wide-shot'],
      transitions: 'dissolve',
      cinematicStyle: 'documentary',
      colorGrading: 'earthy',
      mood: 'tender',
      visualEffects: ['time-lapse'],
      language: 'Chinese',
      dialogue: 'Driver: 它不着急，我也不着急。',
      voiceStyle: 'Elderly',
      subtitles: true,
      musicStyle: 'acoustic-guitar',
      soundEffects: ['water poured into a jar', 'soil pressed by thumbs', 'twine pulled tight'],
      ambientSounds: 'a kettle, neighbours talking below',
      duration: 40,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '4:3',
      quality: 8
    }
  )
];
