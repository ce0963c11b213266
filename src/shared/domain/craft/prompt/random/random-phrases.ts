// Phrases that random fill puts together: within a kind, any subject goes with any action in any setting.
import type { languages } from '../prompt-choices.ts';

export type SceneKind = {
  readonly concepts: readonly string[];
  readonly subjects: readonly string[];
  readonly actions: readonly string[];
  readonly settings: readonly string[];
  readonly soundEffects: readonly string[];
  readonly ambientSounds: readonly string[];
  /** True when the scene has a speaker. */
  readonly speaks: boolean;
};

const people: SceneKind = {
  concepts: [
    'The last minute before everything changes',
    'An ordinary errand turns into a small adventure',
    'Someone finally keeps an old promise',
    'A first try at something that once seemed out of reach',
    'A secret is nearly told',
    'The quiet after a very long day',
    'A stranger arrives with good news'
  ],
  subjects: [
    'an elderly woman in a mustard raincoat',
    'a young man with paint on his hands',
    'a tired detective in a grey overcoat',
    'a teenage girl with a silver bicycle helmet',
    'a chef in a spotless white jacket',
    'a street musician with a battered violin case',
    'a scientist in a faded blue lab coat',
    'an astronaut carrying a dented helmet',
    'a dancer in a red wool scarf',
    'a retired sailor with a braided beard'
  ],
  actions: [
    'opens a folded letter and slowly begins to smile',
    'stops mid-step and listens',
    'sets a small wooden box down and takes one step back',
    'looks up as the first drops of rain begin to fall',
    'turns around and raises a hand in greeting',
    'lifts a paper lantern and lets it go',
    'checks a pocket watch, then breaks into a run',
    'leans forward and blows out a single candle'
  ],
  settings: [
    'on a rooftop above a sleeping city',
    'in a narrow market street strung with lights',
    'at the end of a long wooden pier',
    'in a train station after the last departure',
    'beside a tall window in an empty library',
    'under the awning of a corner cafe at dusk',
    'in a greenhouse filled with morning mist',
    'on a stone bridge over a slow river'
  ],
  soundEffects: [
    'paper-rustles',
    'footsteps',
    'fabric-rustles',
    'deep-breath',
    'clock-ticks',
    'door-creaks',
    'wind-gust'
  ],
  ambientSounds: ['distant-traffic', 'gentle-breeze', 'light-rain', 'quiet-room-tone', 'crowd-murmur'],
  speaks: true
};

const animals: SceneKind = {
  concepts: [
    'A wild animal notices it is being watched',
    'The forest wakes up one creature at a time',
    'A brief rest on a long journey',
    'Patience is rewarded',
    'A young animal meets the world for the first time'
  ],
  subjects: [
    'a red fox with frost on its whiskers',
    'a barn owl with pale amber eyes',
    'a young deer on unsteady legs',
    'a black horse with a wind-tangled mane',
    'a grey wolf with a torn ear',
    'a snow leopard with heavy paws',
    'a brown bear with a wet coat'
  ],
  actions: [
    'lifts its head and scents the air',
    'pauses, then turns to face the light',
    'steps out of the shadows without a sound',
    'shakes the water from its body in slow arcs',
    'watches a single leaf spiral down',
    'breaks into a run and vanishes from sight'
  ],
  settings: [
    'at the edge of a birch forest at dawn',
    'in a meadow of tall golden grass',
    'on a snow-covered ridge under a violet sky',
    'beside a mirror-still mountain lake',
    'in a clearing pierced by shafts of sun',
    'among mossy boulders after the rain'
  ],
  soundEffects: ['leaves-rustle', 'bird-calls', 'wind-gust', 'deep-breath', 'water-splashes'],
  ambientSounds: ['forest-birdsong', 'gentle-breeze', 'flowing-river', 'crickets-at-night', 'howling-wind'],
  speaks: false
};

const objects: SceneKind = {
  concepts: [
    'An everyday object seen as if for the first time',
    'Craft revealed in a single gesture of light',
    'Something small with a long history',
    'The beauty of a thing made well',
    'A still life that will not stay still'
  ],
  subjects: [
    'a polished steel wristwatch',
    'a hand-thrown ceramic cup',
    'a vintage rangefinder camera',
    'a glass perfume bottle with a faceted stopper',
    'a pair of white running shoes',
    'a brass compass with an engraved lid',
    'a matte black electric guitar'
  ],
  actions: [
    'turns slowly as a band of light travels across its surface',
    'emerges from drifting smoke into a clean white glow',
    'rests perfectly still while petals settle around it',
    'rises out of shallow water, droplets running down its sides',
    'hangs in the air and begins to rotate',
    'catches the first ray of sun and throws sparks of light'
  ],
  settings: [
    'on a slab of dark slate',
    'in an infinite pale grey studio',
    'on a weathered oak workbench',
    'against a wall of rippling silk',
    'on wet asphalt that mirrors neon signs',
    'in a desert of fine white sand'
  ],
  soundEffects: ['metal-clang', 'whoosh', 'glass-clinks', 'camera-shutter', 'magic-chime', 'sub-drop'],
  ambientSounds: ['quiet-room-tone', 'silence', 'gentle-breeze', 'underwater-hum'],
  speaks: false
};

const places: SceneKind = {
  concepts: [
    'A place that remembers everyone who passed through',
    'The weather changes its mind',
    'The hour when a landscape holds its breath',
    'Nature takes back what was left behind',
    'A journey that begins with a single light'
  ],
  subjects: [
    'an abandoned lighthouse',
    'a hillside town of whitewashed houses',
    'a futuristic tower wrapped in gardens',
    'an ancient temple of dark stone',
    'a lone wooden cabin',
    'a rusted railway bridge'
  ],
  actions: [
    'appears as the morning fog slowly lifts',
    'glows in the last light while clouds race overhead',
    'stands silent as snow begins to fall',
    'lights up window by window',
    'trembles in the reflection of passing water',
    'fades into blue shadow as the sun goes down'
  ],
  settings: [
    'on a cliff above a restless sea',
    'in a valley ringed by jagged peaks',
    'at the edge of an endless salt plain',
    'deep in a rain-soaked jungle',
    'under a sky full of northern lights',
    'beside a river in full autumn color'
  ],
  soundEffects: ['wind-gust', 'thunder-rumbles', 'bird-calls', 'waves-crash', 'water-splashes'],
  ambientSounds: ['howling-wind', 'ocean-waves', 'distant-thunder', 'heavy-rain', 'gentle-breeze'],
  speaks: false
};

export const sceneKinds: readonly SceneKind[] = [people, people, animals, objects, places];

/** Effects that suit any scene. */
export const commonEffects: readonly string[] = [
  'film-grain',
  'lens-flare',
  'shallow-depth-of-field',
  'slow-motion',
  'haze',
  'volumetric-light',
  'dust-particles',
  'bloom',
  'vignette',
  'soft-focus',
  'light-leaks',
  'motion-blur'
];

/** Lines that fit nearly any moment: "We made it.", "Did you hear that?", "I will never forget this." */
export const dialogueLines: Readonly<Record<(typeof languages)[number], readonly string[]>> = {
  English: ['We made it.', 'Did you hear that?', 'I will never forget this.', 'It was here all along.'],
  Spanish: ['Lo logramos.', '¿Has oído eso?', 'Nunca olvidaré esto.'],
  French: ['On a réussi.', 'Tu as entendu ?', 'Je n’oublierai jamais ça.'],
  German: ['Wir haben es geschafft.', 'Hast du das gehört?', 'Das werde ich nie vergessen.'],
  Italian: ['Ce l’abbiamo fatta.', 'Hai sentito?', 'Non lo dimenticherò mai.'],
  Portuguese: ['Conseguimos.', 'Ouviste isto?', 'Nunca vou esquecer isto.'],
  Russian: ['У нас получилось.', 'Ты это слышишь?', 'Я никогда этого не забуду.'],
  Japanese: ['やっと着いた。', '今の、聞こえた？', 'この景色は忘れない。'],
  Korean: ['드디어 해냈어.', '방금 그 소리 들었어?', '이 순간을 절대 잊지 않을 거야.'],
  Chinese: ['我们做到了。', '你听到了吗？', '我永远不会忘记这一刻。'],
  Arabic: ['لقد نجحنا.', 'هل سمعت ذلك؟', 'لن أنسى هذا أبدًا.'],
  Hindi: ['हमने कर दिखाया।', 'क्या तुमने वह सुना?', 'मैं यह पल कभी नहीं भूलूँगा।'],
  Tamil: ['நாம் சாதித்துவிட்டோம்.', 'அது கேட்டதா?', 'இதை நான் ஒருபோதும் மறக்க மாட்டேன்.'],
  Telugu: ['మనం సాధించాం.', 'అది వినిపించిందా?', 'దీన్ని నేను ఎప్పటికీ మరచిపోను.']
};
