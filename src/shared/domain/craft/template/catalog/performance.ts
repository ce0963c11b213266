// Presets of bodies at their limit: sport, dance and music for the eye.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const performanceTemplates: readonly BuiltInTemplate[] = [
  builtIn(
    'skate-line',
    'Skate Line',
    'Three tricks on tape: a skate clip that looks borrowed from a friend’s shelf.',
    {
      concept: 'A skater lands the line that has thrown her off all summer',
      mainSubject: 'a teenage skater with scabbed elbows, a chipped helmet and a board covered in tape',
      action: 'ollies the kerb, grinds the length of the loading dock and rolls away with both fists up',
      setting:
        'in the yard behind a closed supermarket on a hot evening, cracked asphalt, a friend cheering from a wall',
      cameraMovement: 'following-tracking-move',
      shotTypes: ['low-angle-shot', 'full-shot'],
      transitions: 'glitch',
      cinematicStyle: 'vhs-home-video',
      colorGrading: 'faded-film',
      mood: 'energetic',
      visualEffects: ['scan-lines', 'chromatic-aberration'],
      language: 'English',
      dialogue: 'The friend: She did it! She actually did it!',
      voiceStyle: 'Excited',
      subtitles: false,
      musicStyle: 'punk',
      soundEffects: ['wheels clatter over cracks', 'trucks grind on a steel edge'],
      ambientSounds: 'a car park in summer, cicadas',
      duration: 16,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '4:3',
      quality: 8
    }
  ),
  builtIn('boxing-gym', 'Boxing Gym', 'The last round against the bag, seen from all sides.', {
    concept: 'A boxer empties herself into the heavy bag until the bell lets her stop',
    mainSubject:
      'a lean boxer with braided hair and sweat-dark bandages round her fists, facing a patched leather bag',
    action: 'throws a hook and two straight rights, hears the bell and rests her forehead on the bag',
    setting: 'in a Havana courtyard gym with rope for a ring, peeling columns, one hanging bulb',
    cameraMovement: '360-degree-orbit',
    shotTypes: ['medium-shot'],
    transitions: 'hard-cut',
    cinematicStyle: 'cinematic-realism',
    colorGrading: 'black-and-white',
    mood: 'gritty',
    visualEffects: ['film-grain', 'dust-particles'],
    language: 'Spanish',
    dialogue: 'Coach: Diez segundos. Todo lo que te queda.',
    voiceStyle: 'Gravelly',
    subtitles: true,
    musicStyle: 'accelerating solo conga',
    soundEffects: ['leather takes three heavy blows', 'a ring bell', 'chains rattle'],
    ambientSounds: 'skipping ropes and shuffling feet',
    duration: 8,
    frameRate: 24,
    resolution: '1080p',
    aspectRatio: '16:9',
    quality: 9
  }),
  builtIn(
    'climbing-crux',
    'Climbing Crux',
    'Two fingers, one hold, nothing below: tension for a vertical screen.',
    {
      concept: 'A climber lets go with one hand to reach the hold that ends the wall',
      mainSubject:
        'a climber of fifty with grey stubble and chalked fingers on a limestone overhang, rope falling free below him',
      action: 'swings out on one arm, slaps the edge above, holds it and clips the rope',
      setting:
        'high above the turquoise Verdon river, white cliff in hard sun, griffon vultures turning beneath his feet',
      cameraMovement: 'crane-up',
      shotTypes: ['high-angle-shot', 'extreme-close-up'],
      transitions: 'cut',
      cinematicStyle: 'documentary',
      colorGrading: 'high-contrast',
      mood: 'tense',
      visualEffects: ['dust-particles'],
      language: 'French',
      dialogue: 'The climber: Allez. Allez... Oui !',
      voiceStyle: 'Dramatic',
      subtitles: false,
      musicStyle: 'tense-underscore',
      soundEffects: ['chalked skin slaps rock', 'a carabiner snaps shut'],
      ambientSounds: 'howling-wind',
      duration: 8,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 9
    }
  ),
  builtIn(
    'street-football-goal',
    'Street Football Goal',
    'A goal between two school bags, called like a cup final.',
    {
      concept: 'The youngest player of the street scores the goal that ends the game',
      mainSubject: 'a barefoot girl of nine in an oversized blue shirt, half the height of the keeper',
      action:
        'nutmegs the last defender, chips the ball over the diving keeper and runs into the arms of her team',
      setting:
        'on a steep cobbled street in Salvador, goals marked by school bags, pastel house fronts, neighbours at every window',
      cameraMovement: 'whip-pan',
      shotTypes: ['ground-level-shot', 'group-shot'],
      transitions: 'smash-cut',
      cinematicStyle: 'sports-broadcast',
      colorGrading: 'vibrant',
      mood: 'triumphant',
      visualEffects: ['motion-blur', 'freeze-frame'],
      language: 'Portuguese',
      dialogue: 'The commentator: Passou por um, passou por dois... Gol! Golaço da pequena!',
      voiceStyle: 'Excited',
      subtitles: false,
      musicStyle: 'fast samba',
      soundEffects: ['a ball slaps wet cobbles', 'a whole street shouts'],
      ambientSounds: 'children and radios in a narrow street',
      duration: 8,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 8
    }
  ),
  builtIn(
    'synthwave-drive',
    'Synthwave Drive',
    'A coupe, a causeway and a sun that takes the whole chorus to set.',
    {
      concept: 'A driver leaves the city behind and turns her headlights on as the sun goes under',
      mainSubject:
        'a wedge-shaped white coupe with pop-up headlights, a woman in mirrored glasses at the wheel',
      action: 'crests the bridge, raises both headlights and shrinks to two red lamps on the horizon',
      setting:
        'on an empty causeway over flat water at dusk, palms in silhouette, a banded orange sun straight ahead',
      cameraMovement: 'pull-back',
      shotTypes: ['wide-shot'],
      transitions: 'film-burn',
      cinematicStyle: '1980s-film',
      colorGrading: 'neon',
      mood: 'nostalgic',
      visualEffects: ['anamorphic-flare', 'bloom'],
      language: 'English',
      dialogue: '',
      voiceStyle: '',
      subtitles: false,
      musicStyle: 'synthwave',
      soundEffects: ['headlights whirr up', 'an engine shifts into fifth'],
      ambientSounds: 'tyres humming on bridge joints',
      duration: 8,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn('tango-duo', 'Tango Duo', 'An old couple, an empty café and the last eight bars of a tango.', {
    concept: 'The owners of a café dance the last tango of the night between the stacked chairs',
    mainSubject:
      'a silver-haired couple, he in braces with a cloth over his shoulder, she in an emerald wrap dress',
    action: 'turn twice between the tables, dip on the final chord and stay there, smiling',
    setting:
      'on the chequered floor of a Buenos Aires café after closing, chairs upturned, one brass lamp over the bar',
    cameraMovement: 'orbit',
    shotTypes: ['full-shot', 'close-up'],
    transitions: 'dissolve',
    cinematicStyle: 'music-video',
    colorGrading: 'amber',
    mood: 'romantic',
    visualEffects: ['soft-focus', 'bokeh'],
    language: 'Spanish',
    dialogue: '',
    voiceStyle: '',
    subtitles: false,
    musicStyle: 'bandoneon tango',
    soundEffects: ['leather soles sweep the tiles', 'a chair leg knocks'],
    ambientSounds: 'an empty café, rain easing outside',
    duration: 8,
    frameRate: 60,
    resolution: '1080p',
    aspectRatio: '9:16',
    quality: 9
  })
];
