// Presets that look like reporting: the studio, the street, the archive, and the parody of all three.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const pressTemplates: readonly BuiltInTemplate[] = [
  builtIn(
    'weather-report',
    'Weather Report',
    'A forecast given outdoors, by somebody who is standing in it.',
    {
      concept: 'A forecaster announces sunshine just as her umbrella turns inside out',
      mainSubject: 'a forecaster in a navy trench coat with a transparent umbrella and a clip-on microphone',
      action:
        'gestures at the clearing sky, loses the umbrella to a gust and carries on with a straight face',
      setting: 'on a breakwater in Brittany, spray coming over the wall, one bright strip on the horizon',
      cameraMovement: 'zoom-in',
      shotTypes: ['medium-shot'],
      transitions: 'hard-cut',
      cinematicStyle: 'news-report',
      colorGrading: 'cool',
      mood: 'professional',
      visualEffects: ['water-splashes'],
      language: 'French',
      dialogue: 'The forecaster: Une belle éclaircie arrive par l’ouest. Elle arrive, je vous assure.',
      voiceStyle: 'News anchor',
      subtitles: true,
      musicStyle: 'no-music',
      soundEffects: ['an umbrella snaps inside out', 'a wave slaps the wall'],
      ambientSounds: 'howling-wind',
      duration: 8,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  ),
  builtIn(
    'street-interview',
    'Street Interview',
    'A question to a passer-by and an answer better than the question.',
    {
      concept: 'A reporter asks a passer-by for the secret of a long marriage and his wife answers',
      mainSubject: 'a couple in their eighties arm in arm, he in a flat cap, she with a string bag of leeks',
      action: 'he opens his mouth to answer, she pats his hand and says it for him, and both walk on',
      setting:
        'on a market square in Freiburg, striped awnings, a foam-covered microphone reaching in from the left',
      cameraMovement: 'handheld',
      shotTypes: ['two-shot'],
      transitions: 'jump-cut',
      cinematicStyle: 'news-report',
      colorGrading: 'natural',
      mood: 'humorous',
      visualEffects: [],
      language: 'German',
      dialogue: 'The wife: Zuhören. Also, er hört zu.',
      voiceStyle: 'Elderly',
      subtitles: true,
      musicStyle: 'no-music',
      soundEffects: ['a hand pats a sleeve', 'cobbles under slow steps'],
      ambientSounds: 'market-bustle',
      duration: 8,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '9:16',
      quality: 8
    }
  ),
  builtIn(
    'portrait-interview',
    'Portrait Interview',
    'Fifteen seconds with a face that has something to say, and a pause at the end.',
    {
      concept: 'A retired signalwoman tells of the one train she stopped in time',
      mainSubject:
        'a retired railway signalwoman of seventy-five in a buttoned grey blouse, hands folded round a brass whistle',
      action:
        'looks down at the whistle, tells her sentence to somebody beside the lens, and puts the whistle down',
      setting:
        'in a small kitchen in Tver, oilcloth on the table, geraniums in the window, side light and deep shadow',
      cameraMovement: 'slow-dolly-in',
      shotTypes: ['medium-close-up', 'insert-shot'],
      transitions: 'j-cut',
      cinematicStyle: 'documentary',
      colorGrading: 'low-contrast',
      mood: 'intimate',
      visualEffects: ['shallow-depth-of-field'],
      language: 'Russian',
      dialogue: 'The signalwoman: За сорок лет я остановила один поезд. Один. Но в нём ехали люди.',
      voiceStyle: 'Elderly',
      subtitles: true,
      musicStyle: 'ambient',
      soundEffects: ['a brass whistle is laid on oilcloth', 'one slow breath'],
      ambientSounds: 'a wall clock, a far-off goods train',
      duration: 16,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'archive-newsreel',
    'Archive Newsreel',
    'A bridge opens in 1926, cut, scratched and announced as it would have been.',
    {
      concept: 'A town celebrates its first iron bridge by letting the oldest woman cross it first',
      mainSubject: 'a tiny woman in a black bonnet on the arm of a mayor with a chain and top hat',
      action:
        'snips the ribbon, takes ten brisk steps ahead of the mayor and waves her stick from the other side',
      setting:
        'on a riveted arch bridge hung with paper flags in 1926, a brass band at the rail, crowds on both banks',
      cameraMovement: 'truck-right',
      shotTypes: ['wide-shot', 'medium-shot'],
      transitions: 'iris',
      cinematicStyle: 'vintage',
      colorGrading: 'sepia',
      mood: 'uplifting',
      visualEffects: ['film-grain', 'vignette'],
      language: 'English',
      dialogue:
        'The announcer: Ninety-one years of age, and first across! The mayor does his best to keep up.',
      voiceStyle: 'News anchor',
      subtitles: false,
      musicStyle: 'marching-band',
      soundEffects: ['scissors snip ribbon', 'hats fly up with a cheer'],
      ambientSounds: 'the whirr of a hand-cranked projector',
      duration: 16,
      frameRate: 24,
      resolution: '1080p',
      aspectRatio: '4:3',
      quality: 8
    }
  ),
  builtIn(
    'office-mockumentary',
    'Office Mockumentary',
    'A solemn office, a tiny disaster and a look straight at us.',
    {
      concept: 'A department head demonstrates the new shredder with the only signed contract',
      mainSubject: 'a department head in a short-sleeved shirt and tie, two colleagues frozen behind him',
      action: 'feeds in the page, reads the label on the empty folder and turns slowly to look at us',
      setting: 'in a beige open-plan office with a dying ficus, ceiling tiles, a shredder on a trolley',
      cameraMovement: 'crash-zoom',
      shotTypes: ['medium-shot', 'reaction-shot'],
      transitions: 'hard-cut',
      cinematicStyle: 'mockumentary',
      colorGrading: 'neutral',
      mood: 'humorous',
      visualEffects: [],
      language: 'English',
      dialogue: 'The department head: Fast, quiet, and completely... final.',
      voiceStyle: 'Deadpan',
      subtitles: false,
      musicStyle: 'no-music',
      soundEffects: ['a shredder swallows one page', 'somebody drops a pen'],
      ambientSounds: 'office-hum',
      duration: 8,
      frameRate: 30,
      resolution: '1080p',
      aspectRatio: '16:9',
      quality: 8
    }
  )
];
