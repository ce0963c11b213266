// Presets of food and drink: one dish, one gesture, and the sound it makes.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const foodTemplates: readonly BuiltInTemplate[] = [
  builtIn(
    'street-food-close-up',
    'Street Food Close-up',
    'A taco is finished with a throw: fast, loud and made to be hungry by.',
    {
      concept: 'A taco seller finishes every order with a slice of pineapple thrown through the air',
      mainSubject: 'a taco seller with a red apron and a long knife beside a spit of glazed pork',
      action:
        'shaves the meat onto a tortilla, flicks a pineapple slice from the top and catches it on the taco',
      setting:
        'at a corner stall in Mexico City after dark, steam, a string of bare bulbs, customers shoulder to shoulder',
      cameraMovement: 'crash-zoom',
      shotTypes: ['medium-close-up', 'insert-shot'],
      transitions: 'jump-cut',
      cinematicStyle: 'commercial',
      colorGrading: 'vibrant',
      mood: 'energetic',
      visualEffects: ['smoke', 'freeze-frame'],
      language: 'Spanish',
      dialogue: 'The seller: ¿Con piña? ¡Siempre con piña!',
      voiceStyle: 'Cheerful',
      subtitles: true,
      musicStyle: 'latin',
      soundEffects: ['a knife rasps along the spit', 'fat spits on hot steel', 'customers cheer'],
      ambientSounds: 'market-bustle',
      duration: 8,
      frameRate: 60,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 8
    }
  ),
  builtIn(
    'espresso-spot',
    'Espresso Spot',
    'From lever to first sip in one breath: a short film for a coffee bar.',
    {
      concept: 'The day of a tram driver starts with the first coffee the bar makes',
      mainSubject:
        'a moustached barista at a lever machine of dented chrome, a tram driver in uniform at the counter',
      action: 'pulls the lever, slides the cup along the zinc and waits until the driver nods',
      setting:
        'in a corner bar in Trieste at half past five, tiled floor still wet, street lamps behind the glass',
      cameraMovement: 'slow-zoom-in',
      shotTypes: ['two-shot', 'detail-shot'],
      transitions: 'l-cut',
      cinematicStyle: 'commercial',
      colorGrading: 'earthy',
      mood: 'cozy',
      visualEffects: ['shallow-depth-of-field', 'bokeh'],
      language: 'Italian',
      dialogue: 'Barista: Il primo è sempre il migliore.',
      voiceStyle: 'Husky',
      subtitles: false,
      musicStyle: 'jazz',
      soundEffects: ['a lever creaks down', 'coffee trickles into china', 'a saucer scrapes over zinc'],
      ambientSounds: 'cafe-chatter',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'fine-dining-plate',
    'Fine Dining Plate',
    'A dish is completed at the pass, with the broth poured last.',
    {
      concept: 'A chef completes a dish of winter vegetables by pouring the broth around them',
      mainSubject: 'a chef with tattooed forearms and a small copper jug over a black stoneware bowl',
      action: 'sets one sorrel leaf on a glazed turnip, pours the broth in a ring and wipes the rim',
      setting: 'in a dark restaurant kitchen, one heat lamp over the plate, cooks moving as shapes behind',
      cameraMovement: 'arc',
      shotTypes: ['extreme-close-up', 'medium-shot'],
      transitions: 'cut',
      cinematicStyle: 'commercial',
      colorGrading: 'dark-and-moody',
      mood: 'luxurious',
      visualEffects: ['mist', 'vignette'],
      language: 'French',
      dialogue: 'Chef: Le bouillon en dernier. Toujours en dernier.',
      voiceStyle: 'Deep',
      subtitles: true,
      musicStyle: 'gentle-strings',
      soundEffects: ['broth pours into stoneware', 'a cloth squeaks on the rim', 'a service bell rings once'],
      ambientSounds: 'kitchen-bustle',
      duration: 8,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 10
    }
  ),
  builtIn(
    'recipe-in-eight-seconds',
    'Recipe in Eight Seconds',
    'A whole recipe from above: pour, spread, fold, done.',
    {
      concept: 'A dosa goes from ladle to plate in a single turn of the wrist',
      mainSubject: 'a home cook with green glass bangles and a steel ladle at a black iron griddle',
      action: 'pours the batter, spirals it thin with the ladle and folds it over golden',
      setting:
        'on a two-flame stove in a bright Vijayawada kitchen, chutney in three steel cups around the griddle',
      cameraMovement: 'static',
      shotTypes: ['overhead-shot'],
      transitions: 'jump-cut',
      cinematicStyle: 'social-media',
      colorGrading: 'warm',
      mood: 'joyful',
      visualEffects: ['haze'],
      language: 'Telugu',
      dialogue: 'The cook: పిండి పలుచగా. మంట ఎక్కువగా. అంతే.',
      voiceStyle: 'Cheerful',
      subtitles: true,
      musicStyle: 'upbeat-ukulele',
      soundEffects: ['batter hisses on hot iron', 'bangles ring against the ladle'],
      ambientSounds: 'a pressure cooker, children in the next room',
      duration: 8,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 8
    }
  )
];
