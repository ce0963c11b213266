// Golden texts of well-described shots. Each example is the input, then the prompt as it should read.
import { expect, test } from 'vitest';
import { clearTextFields, defaultPromptData } from '../default-prompt.ts';
import type { PromptData } from '../prompt.ts';
import { writePromptText } from './write-prompt.ts';

const empty = clearTextFields(defaultPromptData);

type Golden = readonly [title: string, shot: Partial<PromptData>, prompt: readonly string[]];

const goldens: readonly Golden[] = [
  ['nothing filled in says nothing', {}, []],
  [
    'the default prompt is a camera and a look',
    defaultPromptData,
    [
      'A medium shot with a static camera.',
      'Cinematic realism style, natural color grading, and an uplifting mood.'
    ]
  ],
  [
    'a short film beat, every group filled in',
    {
      concept: 'a lighthouse keeper finds a message in a bottle',
      mainSubject: 'an old man in yellow oilskins',
      action: 'kneels and pulls the cork with shaking hands',
      setting: 'on a stony beach at first light',
      shotTypes: ['medium-close-up'],
      cameraMovement: 'slow-dolly-in',
      transitions: 'cut',
      cinematicStyle: 'cinematic-realism',
      colorGrading: 'blue-hour',
      mood: 'tender',
      visualEffects: ['film-grain', 'mist'],
      language: 'English',
      dialogue: 'It was meant for me.',
      voiceStyle: 'Weary',
      musicStyle: 'solo-piano',
      soundEffects: ['waves-crash', 'paper-rustles'],
      ambientSounds: 'howling-wind',
      audioMix: 'dialogue-forward',
      duration: 8,
      resolution: '4K',
      quality: 9,
      model: 'veo-3'
    },
    [
      'A medium close-up with a slow dolly in.',
      'A lighthouse keeper finds a message in a bottle.',
      'An old man in yellow oilskins kneels and pulls the cork with shaking hands on a stony beach at first light.',
      'Cinematic realism style, blue hour color grading, and a tender mood, with film grain and mist.',
      'The old man says in a weary voice, "It was meant for me."',
      'Solo piano music plays throughout.',
      'SFX: waves crash, paper rustles.',
      'Ambient noise: howling wind.',
      'Audio mix: dialogue forward.',
      'Clean frame, free of on-screen text and captions.'
    ]
  ],
  [
    'fields typed as little sentences of their own still flow',
    {
      mainSubject: 'A red fox',
      action: 'Trots through fresh snow, pausing to listen.',
      setting: 'A silent birch forest at dawn',
      shotTypes: ['wide-shot'],
      cameraMovement: 'lateral-tracking-move',
      cinematicStyle: 'nature-documentary',
      mood: 'serene'
    },
    [
      'A wide shot with a lateral tracking move.',
      'A red fox trots through fresh snow, pausing to listen.',
      'A silent birch forest at dawn.',
      'Nature documentary style and a serene mood.'
    ]
  ],
  [
    'several shots are put in order and cut together',
    {
      mainSubject: 'two boxers',
      action: 'circling each other under a single lamp',
      setting: 'In an empty gym',
      shotTypes: ['wide-shot', 'over-the-shoulder-shot', 'extreme-close-up'],
      cameraMovement: 'handheld',
      transitions: 'smash-cut',
      cinematicStyle: 'neo-noir',
      colorGrading: 'black-and-white',
      mood: 'ominous'
    },
    [
      'A wide shot, then an over-the-shoulder shot, then an extreme close-up,',
      'with a handheld camera and a smash cut between shots.',
      'Two boxers, circling each other under a single lamp in an empty gym.',
      'Neo-noir style, black-and-white grading, and an ominous mood.'
    ]
  ],
  [
    'a conversation names its speakers and tells the language once',
    {
      mainSubject: 'a young couple',
      action: 'they share one umbrella',
      setting: 'outside a closed cinema',
      language: 'French',
      voiceStyle: 'Soft',
      dialogue: 'Claire: On rentre ?\nOld man: « Pas encore »\nClaire: Alors danse avec moi',
      ambientSounds: 'light-rain'
    },
    [
      'A young couple. They share one umbrella outside a closed cinema.',
      'Claire says, "On rentre ?" The old man says, "Pas encore." Claire says, "Alors danse avec moi."',
      'Spoken in French, in a soft voice.',
      'Ambient noise: light rain.',
      'Clean frame, free of on-screen text and captions.'
    ]
  ],
  [
    'a line in another language keeps its script and its marks',
    {
      mainSubject: 'A street vendor',
      language: 'Japanese',
      dialogue: 'いらっしゃいませ！',
      voiceStyle: 'Cheerful'
    },
    [
      'A street vendor.',
      'A cheerful voice says in Japanese, "いらっしゃいませ！"',
      'Clean frame, free of on-screen text and captions.'
    ]
  ],
  [
    'a product without people is narrated',
    {
      mainSubject: 'a matte black espresso machine',
      action: 'pours a slow, golden stream into a glass cup',
      shotTypes: ['macro-shot'],
      cameraMovement: 'orbit',
      cinematicStyle: 'commercial',
      colorGrading: 'a palette of amber and charcoal',
      visualEffects: ['shallow-depth-of-field'],
      dialogue: 'Mornings deserve better',
      voiceStyle: 'Documentary narrator',
      soundEffects: ['coffee-machine-hisses'],
      musicStyle: 'no-music',
      subtitles: true
    },
    [
      'A macro shot with an orbit.',
      'A matte black espresso machine pours a slow, golden stream into a glass cup.',
      'Commercial style and a palette of amber and charcoal, with shallow depth of field.',
      'A documentary narrator says, "Mornings deserve better."',
      'No music.',
      'SFX: coffee machine hisses.',
      'Subtitles appear on screen.'
    ]
  ],
  [
    'a creator’s own wording for camera, look and music stays whole',
    {
      shotTypes: ['low-angle-shot'],
      cameraMovement: 'the camera circles her once, then settles',
      mainSubject: 'a ballet dancer in torn rehearsal clothes',
      action: 'lands a leap and holds perfectly still',
      cinematicStyle: 'Shot on 16mm with visible gate weave and soft edges.',
      mood: 'Wabi-sabi',
      musicStyle: 'a single cello note that never resolves, close and dry'
    },
    [
      'A low-angle shot, the camera circles her once, then settles.',
      'A ballet dancer in torn rehearsal clothes lands a leap and holds perfectly still.',
      'Shot on 16mm with visible gate weave and soft edges.',
      'Mood: Wabi-sabi.',
      'Music: a single cello note that never resolves, close and dry.'
    ]
  ],
  [
    'a place that follows a long sentence gets a sentence of its own',
    {
      mainSubject: 'a kingfisher on a bare willow twig',
      action: 'tilts its head, drops through the surface and bursts out with a silver minnow',
      setting: 'above a slow chalk stream at sunrise, mist on the water',
      voiceStyle: 'Documentary narrator',
      language: 'Hindi',
      dialogue: 'Narrator: बस एक पल'
    },
    [
      'A kingfisher on a bare willow twig tilts its head, drops through the surface and bursts out with a silver minnow.',
      'Above a slow chalk stream at sunrise, mist on the water.',
      'A documentary narrator says in Hindi, "बस एक पल।"',
      'Clean frame, free of on-screen text and captions.'
    ]
  ],
  [
    'a line that already says who speaks is left as it is',
    {
      mainSubject: 'a woman at a rain-streaked window',
      dialogue: 'She turns and says, "We have to leave now."',
      voiceStyle: 'Urgent'
    },
    [
      'A woman at a rain-streaked window.',
      'She turns and says, "We have to leave now."',
      'Spoken in an urgent voice.',
      'Clean frame, free of on-screen text and captions.'
    ]
  ],
  [
    'only sound is filled in',
    {
      musicStyle: 'a tense synth score',
      soundEffects: ['footsteps', 'a distant bell!', 'door-slams'],
      ambientSounds: 'server-room-hum',
      audioMix: 'builds-to-a-crescendo'
    },
    [
      'A tense synth score plays throughout.',
      'SFX: footsteps, a distant bell! Door slams.',
      'Ambient noise: server room hum.',
      'Audio mix: builds to a crescendo.'
    ]
  ],
  [
    'stray spaces, line breaks and punctuation are swept away',
    {
      concept: ' ... ',
      mainSubject: '  an iPhone\n on a  wooden desk , ',
      action: 'lights up;',
      setting: '\t',
      visualEffects: ['', ' , ', 'Lens flare', 'lens-flare'],
      additionalParams: 'keep the horizon level'
    },
    ['An iPhone on a wooden desk lights up.', 'Visual effects: lens flare.', 'Keep the horizon level.']
  ],
  [
    'a shot described in Chinese ends its sentences in Chinese',
    { mainSubject: '一只红狐狸', action: '跑过雪地', setting: '清晨的白桦林。' },
    ['一只红狐狸。 跑过雪地。 清晨的白桦林。']
  ]
];

test.each(goldens)('%s', (_title, shot, prompt) => {
  expect(writePromptText({ ...empty, ...shot })).toBe(prompt.join(' '));
});
