// Presets of the natural world: coasts, skies, forests, herds.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const wildTemplates: readonly BuiltInTemplate[] = [
  builtIn(
    'drone-coastline',
    'Drone Coastline',
    'A ferry threads the sea stacks: scale, weather and one red dot.',
    {
      concept: 'A small red ferry passes between two sea stacks as the sun breaks through behind it',
      mainSubject: 'a small red passenger ferry with a straight white wake',
      action: 'slips behind the first rock tower, steers for the gap and comes out into a patch of sunlight',
      setting:
        'in the Faroe Islands below green basalt cliffs, surf at their feet, cloud torn open to the west',
      cameraMovement: 'drone-flyover',
      shotTypes: ['drone-shot', 'extreme-wide-shot'],
      transitions: 'cut',
      cinematicStyle: 'nature-documentary',
      colorGrading: 'hdr',
      mood: 'epic',
      visualEffects: ['god-rays', 'mist'],
      language: 'English',
      dialogue: '',
      voiceStyle: '',
      subtitles: false,
      musicStyle: 'epic-orchestral',
      soundEffects: ['surf booms in a hollow', 'seabirds scatter from a ledge'],
      ambientSounds: 'open sea and steady wind',
      duration: 8,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'desert-night-sky',
    'Desert Night Sky',
    'A fire is covered and the Milky Way takes over the picture.',
    {
      concept: 'A desert guide covers the fire so that his guests can see the sky',
      mainSubject: 'a guide in a dark wool cloak beside a ring of stones, three travellers seated behind him',
      action:
        'pours sand over the embers with both hands, sits back on his heels and raises his face as the stars brighten',
      setting:
        'among sandstone pillars in Wadi Rum deep at night, the arch of the galaxy rising over the rock',
      cameraMovement: 'tilt-up',
      shotTypes: ['wide-shot', 'silhouette-shot'],
      transitions: 'fade-to-black',
      cinematicStyle: 'nature-documentary',
      colorGrading: 'jewel-toned',
      mood: 'awe-inspiring',
      visualEffects: ['embers', 'time-lapse'],
      language: 'Arabic',
      dialogue: 'The guide: أطفأتُ النار. الآن انظروا إلى السماء.',
      voiceStyle: 'Calm',
      subtitles: true,
      musicStyle: 'slow solo ney',
      soundEffects: ['sand smothers glowing coals', 'a cloak settles'],
      ambientSounds: 'desert-wind',
      duration: 16,
      frameRate: 24,
      resolution: '4K',
      aspectRatio: '21:9',
      quality: 10
    }
  ),
  builtIn(
    'forest-floor-macro',
    'Forest Floor Macro',
    'One raindrop, one puffball, one cloud of spores: a world at ankle height.',
    {
      concept: 'A raindrop strikes a puffball and the forest breathes out a cloud of spores',
      mainSubject: 'a walnut-sized puffball mushroom with a papery brown skin, ringed by moss',
      action:
        'takes the hit of one heavy drop, dents inward and bursts a column of smoke-fine spores into the light',
      setting:
        'on the floor of an old beech forest after a shower, fern fronds arching over like trees, backlight from the left',
      cameraMovement: 'slider-move',
      shotTypes: ['macro-shot'],
      transitions: 'cut',
      cinematicStyle: 'nature-documentary',
      colorGrading: 'natural',
      mood: 'magical',
      visualEffects: ['slow-motion', 'floating-particles'],
      language: 'English',
      dialogue: 'Narrator: A thousand futures, from one drop of rain.',
      voiceStyle: 'Documentary narrator',
      subtitles: false,
      musicStyle: 'music-box',
      soundEffects: ['a heavy drop taps dry skin', 'a soft burst of air'],
      ambientSounds: 'forest-birdsong',
      duration: 8,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 10
    }
  ),
  builtIn(
    'elephant-crossing',
    'Elephant Crossing',
    'A herd crosses a river and the smallest one gets a push.',
    {
      concept: 'An elephant calf hesitates at the river and its mother turns back to push it over',
      mainSubject:
        'an elephant mother with a torn left ear and her shoulder-high calf at the end of a herd of nine',
      action:
        'wade in line until the calf stops at the deep part, then the mother turns round, lays her trunk behind it and shoves it up the far bank',
      setting:
        'at a wide brown ford in the Nilgiri foothills, egrets on the sandbar, dust hanging in the last hour of sun',
      cameraMovement: 'lateral-tracking-move',
      shotTypes: ['wide-shot', 'medium-shot'],
      transitions: 'j-cut',
      cinematicStyle: 'nature-documentary',
      colorGrading: 'golden-hour',
      mood: 'tender',
      visualEffects: ['dust-particles', 'water-splashes'],
      language: 'Tamil',
      dialogue: 'Narrator: அம்மா முன்னால். குட்டி பின்னால்.',
      voiceStyle: 'Storytelling',
      subtitles: true,
      musicStyle: 'gentle veena',
      soundEffects: ['great feet push through water', 'a calf gives a small shrill trumpet'],
      ambientSounds: 'flowing-river',
      duration: 16,
      frameRate: 30,
      resolution: '4K',
      aspectRatio: '16:9',
      quality: 9
    }
  )
];
