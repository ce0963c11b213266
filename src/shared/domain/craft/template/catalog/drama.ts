// Presets about people in one decisive moment: western, romance, history, the new waves.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const dramaTemplates: readonly BuiltInTemplate[] = [
  builtIn(
    'western-standoff',
    'Western Standoff',
    'Two riders, a well and a rope: the duel is who drinks first.',
    {
      concept: 'Two enemies meet at the only well for fifty miles and share the bucket',
      mainSubject:
        'a scarred woman in a long canvas duster, across from an old rancher with a rifle over his saddle',
      action:
        'draws up the bucket with one hand, drinks, and pushes it across; he lowers the rifle and drinks',
      setting:
        'in a dry wash under a night sky of thin cloud, a stone well, two horses with their heads down',
      cameraMovement: 'crane-down',
      shotTypes: ['extreme-wide-shot', 'cowboy-shot', 'extreme-close-up'],
      transitions: 'hard-cut',
      cinematicStyle: 'western',
      colorGrading: 'day-for-night',
      mood: 'suspenseful',
      visualEffects: ['dust-particles', 'letterbox'],
      language: 'English',
      dialogue: 'The rancher: I came to kill you. Turns out I was thirsty.',
      voiceStyle: 'Gravelly',
      subtitles: false,
      musicStyle: 'lonesome harmonica',
      soundEffects: ['a rope creaks over a pulley', 'water slops in a bucket', 'a rifle is uncocked'],
      ambientSounds: 'crickets-at-night',
      duration: 16,
      frameRate: 24,
      resolution: '4K',
      aspectRatio: '21:9',
      quality: 9
    }
  ),
  builtIn('new-wave-afternoon', 'New Wave Afternoon', 'A stolen book, a quick walk and a kiss on the run.', {
    concept: 'A student returns the novel he stole to the bookseller he stole it for',
    mainSubject:
      'a student in a narrow suit with a paperback under his arm, a bookseller in a striped jersey at his side',
    action: 'walks fast beside her, hands her the book, gets a kiss on the cheek and walks into a lamp post',
    setting: 'along the book stalls of the Seine in 1961, plane trees, passers-by who glance at us',
    cameraMovement: 'leading-tracking-move',
    shotTypes: ['two-shot', 'medium-shot'],
    transitions: 'jump-cut',
    cinematicStyle: 'french-new-wave',
    colorGrading: 'black-and-white',
    mood: 'romantic',
    visualEffects: ['film-grain'],
    language: 'French',
    dialogue: 'The bookseller: Tu l’as lu, au moins ?\nStudent: La fin seulement.',
    voiceStyle: 'Playful',
    subtitles: true,
    musicStyle: 'jazz',
    soundEffects: ['quick heels on stone', 'a dull clang of iron'],
    ambientSounds: 'a river quay, small cars, pigeons',
    duration: 8,
    frameRate: 24,
    resolution: '1080p',
    aspectRatio: '16:9',
    quality: 9
  }),
  builtIn(
    'neorealist-morning',
    'Neorealist Morning',
    'A father, a son and one pair of work shoes: drama without a raised voice.',
    {
      concept: 'An out-of-work father gives his son his own shoes for the first day at the factory',
      mainSubject: 'an unshaven father in a vest, beside a boy of sixteen in a jacket too wide for him',
      action:
        'unlaces his shoes, kneels to tie them on the boy and stays barefoot on the stairs as he leaves',
      setting:
        'on the outer staircase of a tenement in Naples, laundry between the balconies, flat early daylight',
      cameraMovement: 'pan-right',
      shotTypes: ['medium-wide-shot', 'close-up'],
      transitions: 'cut',
      cinematicStyle: 'italian-neorealism',
      colorGrading: 'monochrome',
      mood: 'melancholic',
      visualEffects: ['film-grain'],
      language: 'Italian',
      dialogue: 'Father: Tieni. A te servono di più.',
      voiceStyle: 'Weary',
      subtitles: true,
      musicStyle: 'hesitant solo mandolin',
      soundEffects: ['laces pull through eyelets', 'shoes too large clump down stone steps'],
      ambientSounds: 'a courtyard waking, a radio behind a shutter',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'romantic-comedy-meet',
    'Romantic Comedy Meeting',
    'Two dogs, two leads and two owners with nowhere to go but closer.',
    {
      concept: 'Two strangers are tied together in the park by the leads of their dogs',
      mainSubject: 'a woman with a terrier and a man with a dachshund, coffees raised above their heads',
      action: 'turn in opposite directions, end up nose to nose in a knot of leads and laugh',
      setting:
        'on a gravel path lined with cherry trees in blossom, petals on the benches, ducks keeping away',
      cameraMovement: 'steadicam',
      shotTypes: ['two-shot', 'ground-level-shot'],
      transitions: 'wipe',
      cinematicStyle: 'romantic-comedy',
      colorGrading: 'pastel',
      mood: 'playful',
      visualEffects: ['soft-focus'],
      language: 'English',
      dialogue: 'Woman: He does this to everyone.\nMan: Mine has never done it before.',
      voiceStyle: 'Conversational',
      subtitles: false,
      musicStyle: 'indie-pop',
      soundEffects: ['two dogs yap', 'a lead pulls tight round a coat'],
      ambientSounds: 'a spring park, a distant carousel',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  ),
  builtIn(
    'history-astrolabe',
    'History: The Astrolabe',
    'Córdoba, a thousand years ago: a star is measured and written down.',
    {
      concept: 'An astronomer in medieval Córdoba proves that a star has kept its appointment',
      mainSubject:
        'an astronomer in an indigo robe with a brass astrolabe, her apprentice kneeling with a reed pen',
      action: 'sights the star along the brass rule, reads the mark and nods for it to be written down',
      setting:
        'on a roof terrace in eleventh-century Córdoba, horseshoe arches, oil lamps, orange trees in clay pots',
      cameraMovement: 'tilt-down',
      shotTypes: ['medium-shot', 'insert-shot'],
      transitions: 'dissolve',
      cinematicStyle: 'period-drama',
      colorGrading: 'jewel-toned',
      mood: 'curious',
      visualEffects: ['shallow-depth-of-field'],
      language: 'Arabic',
      dialogue: 'The astronomer: اكتب، لم يتأخر النجم.',
      voiceStyle: 'Confident',
      subtitles: true,
      musicStyle: 'unhurried oud and frame drum',
      soundEffects: ['a brass ring turns', 'a reed pen scratches parchment'],
      ambientSounds: 'a fountain in a courtyard at night',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'magical-realism-umbrella',
    'Magical Realism',
    'It rains marigolds on one side of the street only, and everybody goes on with the day.',
    {
      concept: 'Marigold petals rain on one widow’s side of the street and she opens her umbrella',
      mainSubject: 'a widow in a black dress with a grocery basket and a patched umbrella',
      action: 'stops, opens the umbrella, lets it fill with petals and tips them over her own head',
      setting:
        'on a sloping street of whitewashed houses in Oaxaca near sunset, a mule tied to a door, swallows',
      cameraMovement: 'tilt-up',
      shotTypes: ['full-shot', 'medium-close-up'],
      transitions: 'dissolve',
      cinematicStyle: 'magical-realism',
      colorGrading: 'golden-hour',
      mood: 'dreamy',
      visualEffects: ['slow-motion', 'floating-particles'],
      language: 'Spanish',
      dialogue: 'The widow: Ya era hora, Tomás.',
      voiceStyle: 'Soft',
      subtitles: true,
      musicStyle: 'hummed flamenco',
      soundEffects: ['petals patter on cloth', 'an umbrella clicks open'],
      ambientSounds: 'a quiet town, swallows, one church bell',
      duration: 8,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 9
    }
  )
];
