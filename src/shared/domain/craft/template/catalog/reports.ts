// Presets that report on the world: news, nature, documentary, sport, travel.
import type { BuiltInTemplate } from '../template.ts';
import { builtIn } from './built-in.ts';

export const reportTemplates: readonly BuiltInTemplate[] = [
  builtIn('news', 'News Report', 'A live piece to camera with the story happening behind the reporter.', {
    concept: 'A reporter announces the reopening of a flooded bridge as the first bus crosses it',
    mainSubject: 'a reporter in a yellow waterproof coat with a plain black microphone',
    action: 'speaks to camera, half turns as a bus rolls past behind her, and nods once to close the report',
    setting:
      'at the river end of a stone bridge in a small town, mud lines on the walls, bright overcast morning',
    cameraMovement: 'locked-off',
    shotTypes: ['medium-shot'],
    transitions: 'cut',
    cinematicStyle: 'news-report',
    colorGrading: 'natural',
    mood: 'urgent',
    visualEffects: [],
    language: 'Portuguese',
    dialogue:
      'Reporter: Onze dias depois da cheia, a ponte voltou a abrir. O primeiro autocarro acaba de passar, e com ele metade da escola.',
    voiceStyle: 'News anchor',
    subtitles: true,
    musicStyle: 'no-music',
    soundEffects: ['a bus passes over wet cobbles'],
    ambientSounds: 'a river running high, people talking at a distance',
    duration: 18,
    frameRate: 30,
    resolution: '1080p',
    aspectRatio: '16:9',
    quality: 8
  }),
  builtIn(
    'documentary',
    'Documentary',
    'A craftsman at work, in his own words, with the tool as the second character.',
    {
      concept: 'The last boatbuilder of a harbour drives the final nail into a wooden dhow',
      mainSubject:
        'a boatbuilder of seventy with a silver beard, a faded cap and a square iron nail between his lips',
      action: 'sets the nail, strikes it home in three blows and lays his palm flat on the hull',
      setting: 'in a beach boatyard in Oman an hour before sunset, the bare ribs of a dhow rising behind him',
      cameraMovement: 'handheld',
      shotTypes: ['medium-close-up', 'detail-shot'],
      transitions: 'j-cut',
      cinematicStyle: 'documentary',
      colorGrading: 'golden-hour',
      mood: 'reflective',
      visualEffects: ['dust-particles'],
      language: 'Arabic',
      dialogue: 'The boatbuilder: علّمني أبي أن السفينة تتكلم. من يسمعها جيدًا لا يغرق.',
      voiceStyle: 'Elderly',
      subtitles: true,
      musicStyle: 'sparse solo oud',
      soundEffects: ['three hammer blows on hardwood', 'a palm on the hull'],
      ambientSounds: 'small waves on sand, gulls',
      duration: 16,
      frameRate: 24,
      resolution: '4K',
      aspectRatio: '16:9',
      quality: 9
    }
  ),
  builtIn(
    'nature-doc',
    'Nature Documentary',
    'Patience, then half a second of perfection: a kingfisher takes its fish.',
    {
      concept: "A kingfisher waits, dives and comes up with the morning's first fish",
      mainSubject: 'a common kingfisher, electric blue back and rust-orange breast, on a bare willow twig',
      action:
        'tilts its head, drops beak first through the surface and bursts out with a silver minnow, droplets hanging behind it',
      setting:
        'above a slow chalk stream under willows at sunrise, mist on the water, green reeds out of focus',
      cameraMovement: 'slow-zoom-in',
      shotTypes: ['profile-shot', 'macro-shot'],
      transitions: 'l-cut',
      cinematicStyle: 'nature-documentary',
      colorGrading: 'emerald',
      mood: 'awe-inspiring',
      visualEffects: ['slow-motion', 'mist', 'bokeh'],
      language: 'English',
      dialogue:
        'Narrator: He has been still for eleven minutes. The dive will take less than a second. And he will be dry before the ripples reach the bank.',
      voiceStyle: 'Documentary narrator',
      subtitles: false,
      musicStyle: 'ambient',
      soundEffects: ['a clean plunge', 'wings shake off water'],
      ambientSounds: 'flowing-river',
      duration: 22,
      frameRate: 60,
      resolution: '4K',
      aspectRatio: '16:9',
      quality: 10
    }
  ),
  builtIn('sports-recap', 'Sports Recap', 'The last two seconds of a final, seen from the floor.', {
    concept: 'A wheelchair basketball captain scores at the final buzzer',
    mainSubject: 'a wheelchair basketball captain in a number 8 white jersey with taped fingers',
    action:
      'spins past a defender, shoots from the arc, and throws both arms up as the net snaps and the buzzer sounds',
    setting: "in a packed indoor arena, polished maple floor, scoreboard light on the players' faces",
    cameraMovement: 'following-tracking-move',
    shotTypes: ['ground-level-shot', 'reaction-shot'],
    transitions: 'whip-pan',
    cinematicStyle: 'sports-broadcast',
    colorGrading: 'high-contrast',
    mood: 'heroic',
    visualEffects: ['speed-ramp', 'motion-blur'],
    language: 'Spanish',
    dialogue: 'The commentator: ¡Se acaba el tiempo, tira desde lejos y... adentro! ¡Adentro! ¡Campeonas!',
    voiceStyle: 'Excited',
    subtitles: false,
    musicStyle: 'drum-and-bass',
    soundEffects: ['rubber wheels squeal on maple', 'the net snaps', 'the final buzzer'],
    ambientSounds: 'stadium-crowd',
    duration: 11,
    frameRate: 60,
    resolution: '4K',
    aspectRatio: '16:9',
    quality: 9
  }),
  builtIn('travel-vlog', 'Travel Vlog', 'The moment the train door opens and the desert is there.', {
    concept: 'After a night on the train a traveller opens the door on the desert',
    mainSubject: "a traveller in her twenties with a canvas backpack, filming herself at arm's length",
    action:
      'slides the carriage door open, turns the view from her face to the dunes, and laughs as the wind takes her scarf',
    setting:
      'in the open doorway of a moving train in Rajasthan at sunrise, red dunes and a string of camels beyond',
    cameraMovement: 'whip-pan',
    shotTypes: ['selfie-shot', 'point-of-view-shot'],
    transitions: 'jump-cut',
    cinematicStyle: 'vlog',
    colorGrading: 'vibrant',
    mood: 'joyful',
    visualEffects: ['lens-flare', 'heat-haze'],
    language: 'Hindi',
    dialogue: 'Traveller: दोस्तों, रात भर का सफ़र, और अब देखो यह नज़ारा! यही देखने तो आई थी मैं।',
    voiceStyle: 'Excited',
    subtitles: true,
    musicStyle: 'folk',
    soundEffects: ['a steel door slides open', 'a scarf flaps'],
    ambientSounds: 'train-carriage-rumble',
    duration: 13,
    frameRate: 30,
    resolution: '1080p',
    aspectRatio: '9:16',
    quality: 9
  })
];
