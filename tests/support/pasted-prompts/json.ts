// JSON in the shapes that communities and tools pass around.
import type { PastedPrompt } from './pasted-prompt.ts';

export const jsonFixtures: readonly PastedPrompt[] = [
  {
    title: 'flat JSON with snake case keys',
    text: `{
  "subject": "a red panda in a tiny raincoat",
  "action": "jumps between puddles",
  "setting": "a Tokyo side street at night",
  "camera_movement": "tracking shot at knee height",
  "shot_type": "low-angle shot",
  "style": "anime",
  "color_palette": "neon pink and teal",
  "mood": "joyful",
  "duration": "8s",
  "aspect_ratio": "9:16",
  "fps": 24
}`,
    expected: {
      mainSubject: 'a red panda in a tiny raincoat',
      action: 'jumps between puddles',
      setting: 'a Tokyo side street at night',
      cameraMovement: 'tracking shot at knee height',
      shotTypes: ['low-angle-shot'],
      cinematicStyle: 'anime',
      colorGrading: 'neon pink and teal',
      mood: 'joyful',
      duration: 8,
      aspectRatio: '9:16',
      frameRate: 24
    }
  },
  {
    title: 'nested scene, camera and audio',
    text: `{
  "model": "Veo 3",
  "scene": { "description": "A beekeeper lifts a frame of honeycomb into the sun.", "location": "a wildflower meadow", "time_of_day": "early morning" },
  "camera": { "shot": "macro close-up", "movement": "slow push-in", "lens": "100mm macro" },
  "lighting": "soft backlight",
  "audio": { "ambient": "bees humming", "sfx": ["wood creaks"], "music": "none", "dialogue": [{ "speaker": "Beekeeper", "line": "They remember me." }] },
  "settings": { "resolution": "1080p", "duration_seconds": 8 }
}`,
    expected: {
      model: 'veo-3',
      mainSubject: 'a beekeeper',
      action: 'lifts a frame of honeycomb into the sun',
      setting: 'a wildflower meadow, early morning',
      shotTypes: ['macro-shot'],
      cameraMovement: 'slow push-in',
      ambientSounds: 'bees humming',
      soundEffects: ['wood creaks'],
      dialogue: 'Beekeeper: They remember me.',
      resolution: '1080p',
      duration: 8
    }
  },
  {
    title: 'a timeline of beats',
    text: `{
  "title": "Cola commercial",
  "style": "high-end product commercial",
  "aspect_ratio": "16:9",
  "timeline": [
    { "time": "0-3s", "visual": "An ice cube falls into an empty glass", "camera": "extreme close-up" },
    { "time": "3-6s", "visual": "Cola rushes over the ice", "audio": "fizzing" },
    { "time": "6-8s", "visual": "A hand lifts the glass", "camera": "slow pull back" }
  ]
}`,
    expected: {
      cinematicStyle: 'high-end product commercial',
      aspectRatio: '16:9',
      action: `[0-3s] An ice cube falls into an empty glass. extreme close-up.
[3-6s] Cola rushes over the ice.
[6-8s] A hand lifts the glass. slow pull back.`,
      shotTypes: ['extreme-close-up'],
      soundEffects: ['fizzing']
    }
  },
  {
    title: 'an array of shots',
    text: `[
  { "shot": 1, "type": "wide shot", "subject": "a cyclist", "action": "climbs a switchback road", "duration": 3 },
  { "shot": 2, "type": "close-up", "subject": "a cyclist", "action": "sweat drips from her chin", "duration": 2 }
]`,
    expected: {
      mainSubject: 'a cyclist',
      shotTypes: ['wide-shot', 'close-up'],
      action: 'Shot 1 (3s): climbs a switchback road.\nShot 2 (2s): sweat drips from her chin.'
    }
  },
  {
    title: 'canonical document with settings, scene, camera and audio',
    text: `{"$schema":"promptdoc/1","settings":{"durationSeconds":8,"aspectRatio":"16:9","resolution":"1080p","fps":24,"negativePrompt":"text overlay, watermark"},"scene":{"concept":"A letter arrives too late","subject":"a postman with a torn satchel","action":"slides an envelope under a door","setting":"in a silent apartment block","style":"period drama","color":"sepia","mood":"bittersweet","effects":["film grain"]},"camera":{"shots":["medium shot","insert shot"],"movement":"slow dolly in","transition":"dissolve"},"audio":{"language":"French","voice":"weary","dialogue":[{"speaker":"Postman","line":"Trop tard."}],"sfx":["paper rustles"],"ambient":"quiet room tone","music":"solo piano","subtitles":false}}`,
    expected: {
      duration: 8,
      aspectRatio: '16:9',
      resolution: '1080p',
      frameRate: 24,
      concept: 'A letter arrives too late',
      mainSubject: 'a postman with a torn satchel',
      action: 'slides an envelope under a door',
      setting: 'in a silent apartment block',
      cinematicStyle: 'period-drama',
      colorGrading: 'sepia',
      mood: 'bittersweet',
      visualEffects: ['film-grain'],
      shotTypes: ['medium-shot', 'insert-shot'],
      cameraMovement: 'slow-dolly-in',
      transitions: 'dissolve',
      language: 'French',
      voiceStyle: 'Weary',
      dialogue: 'Postman: Trop tard.',
      soundEffects: ['paper-rustles'],
      ambientSounds: 'quiet-room-tone',
      musicStyle: 'solo-piano',
      subtitles: false
    }
  },
  {
    title: 'a subject told in parts',
    text: `{
  "subject": { "description": "a woman in her sixties", "wardrobe": "mustard cardigan", "expression": "half smile" },
  "action": "folds a paper crane",
  "environment": "a quiet library reading room",
  "cinematography": { "framing": "medium close-up", "camera_motion": "static", "depth_of_field": "shallow" },
  "mood": "serene"
}`,
    expected: {
      mainSubject: 'a woman in her sixties, wardrobe: mustard cardigan, expression: half smile',
      action: 'folds a paper crane',
      setting: 'a quiet library reading room',
      shotTypes: ['medium-close-up'],
      cameraMovement: 'static',
      mood: 'serene'
    }
  },
  {
    title: 'a Seedance beat sheet',
    text: `{
  "duration": 12,
  "camera": "handheld, documentary feel",
  "style": "1990s home video",
  "negative_prompt": "blur, distortion",
  "timeline": [
    { "t": "0-4", "visual": "Grandpa lights the barbecue", "audio": "charcoal crackles" },
    { "t": "4-8", "visual": "The dog steals a sausage", "audio": "laughter" },
    { "t": "8-12", "visual": "Everyone chases the dog across the lawn" }
  ]
}`,
    expected: {
      duration: 12,
      cameraMovement: 'handheld',
      cinematicStyle: '1990s home video',
      action: `[0-4s] Grandpa lights the barbecue.
[4-8s] The dog steals a sausage.
[8-12s] Everyone chases the dog across the lawn.`,
      soundEffects: ['charcoal crackles', 'laughter']
    }
  },
  {
    title: 'JSON with comments, single quotes and trailing commas',
    text: `{
  // who
  subject: 'a lighthouse keeper',
  action: 'lights the lamp',
  'camera': 'crane up',
  sound_effects: ['match strike', 'waves crash',],
  resolution: "4k",
}`,
    expected: {
      mainSubject: 'a lighthouse keeper',
      action: 'lights the lamp',
      cameraMovement: 'crane-up',
      soundEffects: ['match strike', 'waves-crash'],
      resolution: '4K'
    }
  },
  {
    title: 'JSON in a code fence, with chat around it',
    text: `Sure! Here's a Veo 3 JSON prompt:

\`\`\`json
{
  "prompt": "A wide shot of a train crossing a viaduct in morning fog. Cinematic realism style and a serene mood.",
  "aspectRatio": "21:9",
  "durationSeconds": 6
}
\`\`\`

Let me know if you want changes.`,
    expected: {
      shotTypes: ['wide-shot'],
      mainSubject: 'a train',
      action: 'crossing a viaduct',
      setting: 'in morning fog',
      cinematicStyle: 'cinematic-realism',
      mood: 'serene',
      aspectRatio: '21:9',
      duration: 6
    }
  },
  {
    title: 'JSON that was cut off',
    text: `{"subject": "a violinist", "action": "tunes her instrument backstage", "mood": "tense", "camera": {"movement": "handheld", "shot": "close-up`,
    expected: {
      mainSubject: 'a violinist',
      action: 'tunes her instrument backstage',
      mood: 'tense',
      cameraMovement: 'handheld',
      shotTypes: ['close-up']
    }
  },
  {
    title: 'curly quotes from a document',
    text: `{ “subject”: “a gondolier”, “setting”: “a misty Venetian canal”, “music”: “baroque”, “language”: “Italian” }`,
    expected: {
      mainSubject: 'a gondolier',
      setting: 'a misty Venetian canal',
      musicStyle: 'baroque',
      language: 'Italian'
    }
  },
  {
    title: 'characters with lines of their own',
    text: `{
  "concept": "Two rivals share the last umbrella",
  "characters": [
    { "name": "Ana", "description": "a florist with ink-black hair" },
    { "name": "Leo", "description": "a postman in blue" }
  ],
  "dialogue": [
    { "character": "Ana", "line": "It's mine.", "delivery": "playful" },
    { "character": "Leo", "line": "It was raining first." }
  ],
  "location": "under a shop awning",
  "captions": true
}`,
    expected: {
      concept: 'Two rivals share the last umbrella',
      mainSubject: 'Ana, a florist with ink-black hair, Leo, a postman in blue',
      dialogue: "Ana: It's mine.\nLeo: It was raining first.",
      voiceStyle: 'Playful',
      setting: 'under a shop awning',
      subtitles: true
    }
  }
];
