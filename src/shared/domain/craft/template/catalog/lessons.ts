// Presets that teach: one idea each, shown rather than told.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const lessonTemplates: readonly BuiltInTemplate[] = [
  builtIn(
    'explainer',
    'Explainer',
    'How a heat pump warms a house from cold air, in sixteen seconds of cut paper.',
    {
      concept: 'A paper house breathes in cold air and breathes out warmth',
      mainSubject: 'a cutaway paper house with a small fan outside and a looping red-and-blue pipe',
      action:
        'draws blue air through the fan, squeezes it to red in the pipe, and fills room after room until the windows glow',
      setting: 'on a tabletop of layered grey card under soft studio light, paper snow falling',
      cameraMovement: 'pan-right',
      shotTypes: ['full-shot', 'detail-shot'],
      transitions: 'wipe',
      cinematicStyle: 'paper-cutout',
      colorGrading: 'clean',
      mood: 'curious',
      visualEffects: ['snow'],
      language: 'English',
      dialogue:
        'Narrator: Even freezing air holds heat. A heat pump gathers it, squeezes it hot and warms your rooms. Four parts warmth for one part power.',
      voiceStyle: 'Friendly',
      subtitles: true,
      musicStyle: 'upbeat-ukulele',
      soundEffects: ['card slides over card', 'a small fan spins up', 'windows pop alight one by one'],
      ambientSounds: 'quiet-room-tone',
      duration: 16,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  ),
  builtIn(
    'math-visual-tricks',
    'Math Visual Tricks',
    'Three proofs without an equation: squares, circles and a pizza, made with the hands.',
    {
      concept: 'A teacher proves three facts with only scissors and coloured paper',
      mainSubject: 'a mathematics teacher with chalk on her sleeves, seen as two quick hands above a table',
      action:
        'stacks odd numbers into growing squares, unrolls a circle into a triangle, cuts a pizza into a rectangle, and lays the three shapes side by side',
      setting:
        'over a dark green cutting mat filling the frame, even overhead light, paper in red, yellow and white',
      cameraMovement: 'locked-off',
      shotTypes: ['overhead-shot', 'close-up'],
      transitions: 'jump-cut',
      cinematicStyle: 'educational',
      colorGrading: 'jewel-toned',
      mood: 'curious',
      visualEffects: ['reverse-motion', 'freeze-frame'],
      language: 'Tamil',
      dialogue:
        'Teacher: ஒற்றைப்படை எண்களை வரிசையாகக் கூட்டுங்கள். ஒவ்வொரு முறையும் ஒரு சதுரம் கிடைக்கும். நம்பவில்லையா? எண்ணிப் பாருங்கள்.',
      voiceStyle: 'Bright',
      subtitles: true,
      musicStyle: 'jazz',
      soundEffects: ['scissors through paper', 'tiles snap into place', 'a pizza wheel rolls'],
      ambientSounds: 'a classroom after school',
      duration: 120,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  ),
  builtIn(
    'crypto-explained-simply',
    'Crypto Explained Simply',
    'Three minutes, a village market and a notebook everybody can read: how a shared ledger works.',
    {
      concept: 'A village that pays by notebook discovers why every stall keeps its own copy',
      mainSubject:
        'a cheese seller, a baker and a boy with a satchel, all cut from felt, each with the same red notebook',
      action:
        'write each sale in all the notebooks at once, catch the one page that was altered, vote it out, and close the market with every book equal',
      setting:
        'in a felt-and-wood market square seen like a stage, three stalls, a bell tower, day passing into evening',
      cameraMovement: 'arc',
      shotTypes: ['establishing-shot', 'medium-shot', 'insert-shot'],
      transitions: 'cut',
      cinematicStyle: 'stop-motion',
      colorGrading: 'teal-and-orange',
      mood: 'quirky',
      visualEffects: ['tilt-shift', 'shallow-depth-of-field'],
      language: 'English',
      dialogue:
        'Narrator: Nobody here trusts one notebook, so everybody keeps one. When I buy bread, every stall writes it down. To cheat, you would have to change every book in the square at once, while we watch. That is the whole trick: not a secret code, but a room full of witnesses. It does not make anyone rich. It only makes the past hard to edit.',
      voiceStyle: 'Storytelling',
      subtitles: true,
      musicStyle: 'solo clarinet with plucked strings, light and dry',
      soundEffects: ['pencils scratch together', 'a page tears', 'a felt bell thuds'],
      ambientSounds: 'market-bustle',
      duration: 180,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  ),
  builtIn(
    'phone-photography-tips',
    'Phone Photography Tips',
    'Ninety seconds, one apple, one window: what moving your feet does for a picture.',
    {
      concept: 'A photographer takes the same apple from dull to striking with only a phone and her feet',
      mainSubject:
        'a photographer in a charcoal jumper with a plain phone, working round one red apple on a wooden crate',
      action:
        'steps round until the window is behind the apple, crouches to its height, bounces light with a napkin, presses the shutter and shows us the screen',
      setting:
        'in a bare loft with one large north window, whitewashed brick, an overturned crate in the middle of the floor',
      cameraMovement: 'steadicam',
      shotTypes: ['over-the-shoulder-shot', 'low-angle-shot', 'product-shot'],
      transitions: 'hard-cut',
      cinematicStyle: 'educational',
      colorGrading: 'low-contrast',
      mood: 'professional',
      visualEffects: ['split-screen', 'bokeh'],
      language: 'English',
      dialogue:
        'Photographer: First, stop standing in front of the light. Walk until the window is behind the apple. Now go down to its level. Too dark on this side? A white napkin is a free lamp. Same apple, same phone. You moved, that is all.',
      voiceStyle: 'Friendly',
      subtitles: true,
      musicStyle: 'smooth-jazz',
      soundEffects: ['shoes turn on floorboards', 'camera-shutter'],
      ambientSounds: 'a large empty room, traffic far below',
      duration: 90,
      frameRate: 30,
      resolution: '4K',
      aspectRatio: '16:9',
      quality: 9
    }
  )
];
