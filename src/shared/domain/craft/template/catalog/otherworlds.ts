// Presets of worlds that are not ours: science fiction, fantasy, dreams, games.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const otherworldTemplates: readonly BuiltInTemplate[] = [
  builtIn('first-contact', 'First Contact', 'A cosmonaut knocks on something in orbit, and it knocks back.', {
    concept: 'A cosmonaut knocks three times on an unknown object in orbit and three knocks come back',
    mainSubject:
      'a cosmonaut in a white pressure suit with a scratched gold visor, tethered to a small repair pod',
    action:
      'drifts up to a smooth black wall, raps on it three times with her wrench, waits, and jerks back as the wall answers',
    setting:
      'in high orbit above the night side of the Earth, city lights below, a black surface wider than the view',
    cameraMovement: 'pull-back',
    shotTypes: ['close-up', 'extreme-wide-shot'],
    transitions: 'cut',
    cinematicStyle: 'science-fiction',
    colorGrading: 'cool',
    mood: 'awe-inspiring',
    visualEffects: ['lens-flare'],
    language: 'Russian',
    dialogue: 'The cosmonaut: Земля, приём. Здесь кто-то есть. Он отвечает.',
    voiceStyle: 'Calm',
    subtitles: true,
    musicStyle: 'choral',
    soundEffects: ['a wrench taps through a glove', 'three deep answering knocks'],
    ambientSounds: 'breathing in a helmet, radio hiss',
    duration: 16,
    frameRate: 24,
    resolution: '4K',
    aspectRatio: '21:9',
    quality: 10
  }),
  builtIn(
    'cyberpunk-courier',
    'Cyberpunk Courier',
    'A rooftop run between towers with a parcel that must not get wet.',
    {
      concept: 'A courier outruns a delivery drone across the roofs with the same parcel',
      mainSubject:
        'a courier in a cracked translucent raincoat with a glowing sealed box strapped to her chest',
      action:
        'vaults a cooling unit, slides down a wet solar roof and slams the box on the counter ahead of the drone',
      setting:
        'in a canyon of stacked towers in Chongqing a century from now, holographic koi overhead, steam from noodle kitchens',
      cameraMovement: 'fpv-flythrough',
      shotTypes: ['tracking-shot', 'low-angle-shot'],
      transitions: 'whip-pan',
      cinematicStyle: 'cyberpunk',
      colorGrading: 'neon',
      mood: 'urgent',
      visualEffects: ['holograms', 'rain'],
      language: 'Chinese',
      dialogue: 'The courier: 人，还是比机器快。',
      voiceStyle: 'Confident',
      subtitles: true,
      musicStyle: 'drum-and-bass',
      soundEffects: ['boots skid on wet panels', 'rotors scream past', 'a box hits steel'],
      ambientSounds: 'a dense city far below, loudspeakers',
      duration: 8,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 9
    }
  ),
  builtIn(
    'steampunk-flight',
    'Steampunk Flight',
    'A brass bird, a cliff and an inventor who runs out of runway.',
    {
      concept: 'An inventor’s clockwork bird refuses to fly until she runs off the cliff with it',
      mainSubject:
        'an inventor in goggles and oil-stained petticoats, harnessed under a brass bird with canvas wings',
      action: 'sprints down the plank, leaps from the cliff and rises as the wings lock open',
      setting:
        'at a cliff-top workshop of pipes and gauges, airships moored in the haze, white sea fog below',
      cameraMovement: 'jib-move',
      shotTypes: ['full-shot', 'wide-shot'],
      transitions: 'cross-dissolve',
      cinematicStyle: 'steampunk',
      colorGrading: 'sepia',
      mood: 'adventurous',
      visualEffects: ['smoke', 'sparks'],
      language: 'English',
      dialogue: 'The inventor: Any moment now. Any moment...',
      voiceStyle: 'Energetic',
      subtitles: false,
      musicStyle: 'orchestral',
      soundEffects: ['boiler valves hiss', 'canvas wings crack open', 'gears catch and whirr'],
      ambientSounds: 'gulls and a steam whistle across the bay',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn('fantasy-dragon', 'Fantasy Dragon', 'A moss-covered hill wakes up, and a shepherd apologises.', {
    concept: 'A shepherd finds that the hill his sheep graze on is a sleeping dragon',
    mainSubject: 'a shepherd boy with a hazel staff on the back of a dragon overgrown with moss and saplings',
    action:
      'pokes the ground, stumbles as an eye the size of a door opens beside him, and bows until it closes again',
    setting:
      'in a hanging valley with waterfalls and standing stones, sheep scattered over the green back, soft rain light',
    cameraMovement: 'crane-up',
    shotTypes: ['medium-shot', 'extreme-wide-shot'],
    transitions: 'cut',
    cinematicStyle: 'fantasy',
    colorGrading: 'emerald',
    mood: 'magical',
    visualEffects: ['mist', 'magic-sparkles'],
    language: 'English',
    dialogue: 'The shepherd: Sorry. So sorry. Go back to sleep.',
    voiceStyle: 'Whispering',
    subtitles: false,
    musicStyle: 'celtic',
    soundEffects: ['earth rumbles and roots snap', 'an enormous breath', 'sheep bells scatter'],
    ambientSounds: 'waterfall',
    duration: 8,
    frameRate: 24,
    resolution: '1080p',
    aspectRatio: '16:9',
    quality: 10
  }),
  builtIn(
    'surreal-loop',
    'Surreal Loop',
    'A swimmer dives into a teacup and comes out where she began: a loop for a feed.',
    {
      concept: 'A swimmer dives into a teacup held by a larger swimmer who is about to dive',
      mainSubject: 'a swimmer in a lemon bathing cap on a porcelain handle, repeated at ever larger sizes',
      action: 'raises her arms, dives into the tea and is seen again on the rim of the next cup',
      setting: 'in a pale pink room with a checked floor, cups within cups towards a small round window',
      cameraMovement: 'zoom-out',
      shotTypes: ['wide-shot'],
      transitions: 'morph',
      cinematicStyle: 'surrealism',
      colorGrading: 'pastel',
      mood: 'quirky',
      visualEffects: ['soft-focus'],
      language: 'English',
      dialogue: '',
      voiceStyle: '',
      subtitles: false,
      musicStyle: 'bossa-nova',
      soundEffects: ['one neat splash', 'a teaspoon rings against china'],
      ambientSounds: 'an indoor pool, echoing',
      duration: 8,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 9
    }
  ),
  builtIn(
    'retro-futurism-kitchen',
    'Retro-futurist Kitchen',
    'Breakfast in the year 2000, as 1958 imagined it.',
    {
      concept: 'A kitchen of tomorrow makes breakfast for a family and forgets to stop',
      mainSubject:
        'a family of four in matching turquoise jumpsuits round a rotating breakfast bar with chrome arms',
      action: 'press the one round button, receive four pancakes, then duck as the arms go on serving',
      setting: 'in a domed kitchen of avocado plastic and boomerang shapes, flying cars passing a porthole',
      cameraMovement: 'pan-right',
      shotTypes: ['medium-wide-shot', 'group-shot'],
      transitions: 'spin-transition',
      cinematicStyle: 'retro-futurism',
      colorGrading: 'vintage-film',
      mood: 'uplifting',
      visualEffects: ['film-grain'],
      language: 'English',
      dialogue: 'Father: Modern living, darling. More syrup?',
      voiceStyle: 'Cheerful',
      subtitles: false,
      musicStyle: 'lounge vibraphone',
      soundEffects: ['a button boings', 'pancakes slap onto plates faster and faster'],
      ambientSounds: 'servo motors, a bubbling percolator',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  ),
  builtIn(
    'third-person-quest',
    'Third-person Quest',
    'The opening walk of a game: a ranger, a ridge and the place she has to reach.',
    {
      concept: 'A ranger comes over the last ridge and sees the ruined city she was sent to find',
      mainSubject:
        'a ranger in a patched leather cloak with a longbow and a lantern on her belt, seen from behind',
      action: 'climbs the last rocks, steps onto the ledge and raises the lantern towards the city',
      setting:
        'on a windy ridge above a drowned valley, broken towers standing in a lake, storm light under the clouds',
      cameraMovement: 'following-tracking-move',
      shotTypes: ['over-the-shoulder-shot', 'establishing-shot'],
      transitions: 'fade',
      cinematicStyle: 'hyperrealism',
      colorGrading: 'hdr',
      mood: 'adventurous',
      visualEffects: ['volumetric-light', 'haze'],
      language: 'English',
      dialogue: '',
      voiceStyle: '',
      subtitles: false,
      musicStyle: 'cinematic',
      soundEffects: ['loose stones rattle down', 'a lantern hinge squeaks', 'a cloak beats in gusts'],
      ambientSounds: 'distant-thunder',
      duration: 8,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 10
    }
  )
];
