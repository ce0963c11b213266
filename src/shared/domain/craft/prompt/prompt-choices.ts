// The choices are what the form suggests and random fill draws from; a creator may always write their own.
// Each list is written as the words of the finished prompt; the value that is stored follows from them.

const list = (text: string): readonly string[] => text.trim().split(/,\s+/);

const cameraMovements = list(`
  static, handheld, locked-off, gimbal, Steadicam, slow dolly in, dolly in, dolly out, dolly zoom,
  push in, pull back, slow zoom in, zoom in, zoom out, crash zoom, pan left, pan right, whip pan,
  tilt up, tilt down, truck left, truck right, lateral tracking move, tracking move,
  leading tracking move, following tracking move, pedestal up, pedestal down, crane up, crane down,
  jib move, orbit, arc, 360-degree orbit, drone flyover, aerial descent, FPV flythrough, slider move,
  rack focus, roll
`);

const shotTypes = list(`
  extreme wide shot, establishing shot, wide shot, full shot, medium wide shot, cowboy shot, medium shot,
  medium close-up, close-up, extreme close-up, macro shot, insert shot, detail shot,
  over-the-shoulder shot, point-of-view shot, two-shot, group shot, reaction shot, profile shot,
  silhouette shot, low-angle shot, high-angle shot, eye-level shot, ground-level shot, overhead shot,
  top-down shot, aerial shot, drone shot, Dutch angle, tracking shot, long take, selfie shot,
  product shot, split-screen shot
`);

const transitions = list(`
  cut, hard cut, smash cut, match cut, jump cut, invisible cut, L-cut, J-cut, dissolve, cross dissolve,
  fade, fade to black, fade to white, wipe, iris, whip pan, zoom transition, spin transition, light leak,
  glitch, morph, mask transition, object wipe, film burn
`);

const cinematicStyles = list(`
  cinematic realism, documentary, film noir, neo-noir, science fiction, cyberpunk, steampunk, fantasy,
  magical realism, horror, thriller, western, period drama, romantic comedy, French New Wave,
  Italian neorealism, German expressionism, surrealism, minimalism, retro futurism, 1970s film,
  1980s film, VHS home video, vintage, found footage, mockumentary, vlog, news report, music video,
  commercial, fashion film, corporate, sports broadcast, nature documentary, educational, anime,
  2D animation, 3D animation, stop-motion, claymation, watercolor animation, pixel art, comic book,
  paper cutout, motion graphics, hyperrealism, social media
`);

const colorGrades = list(`
  natural, warm, cool, neutral, teal and orange, golden hour, blue hour, high contrast, low contrast,
  desaturated, muted, vibrant, pastel, monochrome, black-and-white, sepia, bleach bypass,
  cross-processed, vintage film, faded film, neon, earthy, moody, dark and moody, bright and airy, clean,
  jewel-toned, amber, emerald, cinematic, day-for-night, HDR
`);

const moods = list(`
  uplifting, joyful, playful, hopeful, inspiring, triumphant, energetic, adventurous, confident,
  romantic, tender, intimate, nostalgic, bittersweet, melancholic, lonely, calm, serene, peaceful, cozy,
  dreamy, whimsical, magical, awe-inspiring, epic, heroic, mysterious, suspenseful, tense, ominous,
  eerie, dark, gritty, dramatic, urgent, humorous, quirky, luxurious, professional, curious, reflective
`);

const visualEffects = list(`
  film grain, lens flare, anamorphic flare, shallow depth of field, bokeh, motion blur, slow motion,
  speed ramp, time-lapse, hyperlapse, freeze frame, reverse motion, light leaks, light rays,
  volumetric light, god rays, haze, fog, smoke, dust particles, floating particles, embers, sparks, fire,
  rain, snow, water splashes, mist, glow, bloom, vignette, chromatic aberration, glitch, scan lines,
  double exposure, split screen, particle dissolve, holograms, neon reflections, lightning,
  magic sparkles, confetti, tilt-shift, soft focus, heat haze, letterbox
`);

/** The fourteen languages of the spec, spelled as there. */
export const languages = [
  'English',
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Russian',
  'Japanese',
  'Korean',
  'Chinese',
  'Arabic',
  'Hindi',
  'Tamil',
  'Telugu'
] as const;

const voiceStyles = list(`
  natural, warm, calm, soft, whispering, gentle, deep, gravelly, husky, bright, cheerful, energetic,
  excited, confident, authoritative, dramatic, serious, urgent, weary, tearful, playful, sarcastic,
  deadpan, mysterious, robotic, childlike, elderly, friendly, professional, conversational, storytelling,
  documentary narrator, movie trailer narrator, news anchor, off-screen
`);

const musicStyles = list(`
  no music, orchestral, cinematic, epic orchestral, ambient, solo piano, acoustic guitar, gentle strings,
  choral, electronic, synthwave, lo-fi hip-hop, hip-hop, trap, house, techno, drum and bass, pop,
  indie pop, indie folk, folk, rock, punk, metal, blues, jazz, smooth jazz, big band, funk, soul, R&B,
  reggae, Latin, bossa nova, flamenco, Afrobeat, K-pop, Bollywood, Celtic, country, classical, baroque,
  tense underscore, suspense drones, corporate, upbeat ukulele, marching band, 8-bit, music box
`);

const soundEffects = list(`
  footsteps, footsteps on gravel, door creaks, door slams, glass clinks, glass shatters, keyboard clicks,
  phone buzzes, camera shutter, clock ticks, paper rustles, fabric rustles, water splashes,
  rain on glass, thunder rumbles, wind gust, fire crackles, waves crash, leaves rustle, bird calls,
  dog barks, horse hooves, engine revs, tires screech, car horn, train passes, siren wails, crowd cheers,
  applause, laughter, heartbeat, deep breath, whoosh, impact hit, riser, sub drop, explosion,
  metal clang, sword unsheathes, magic chime, notification ping, coffee machine hisses, knife chops,
  pan sizzles, zipper, sneakers squeak
`);

const ambientSounds = list(`
  quiet room tone, busy street, distant traffic, city at night, cafe chatter, restaurant murmur,
  office hum, crowd murmur, stadium crowd, light rain, heavy rain, distant thunder, gentle breeze,
  howling wind, forest birdsong, crickets at night, ocean waves, flowing river, waterfall,
  crackling campfire, desert wind, jungle insects, snowy silence, underwater hum, spaceship hum,
  train carriage rumble, airport hall, market bustle, playground laughter, kitchen bustle,
  factory machinery, server room hum, silence
`);

const audioMixes = list(`
  dialogue forward, music forward, effects forward, balanced, ambience only, intimate and dry,
  wide and spacious, music ducks under dialogue, builds to a crescendo, muffled, natural location sound
`);

/** "Extreme close-up" → "extreme-close-up": the value under which a choice is stored. */
export function choiceId(words: string): string {
  return words
    .toLowerCase()
    .replace('&', 'n')
    .replace(/[^a-z0-9]+/g, '-');
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const choices = {
  cameraMovement: cameraMovements.map(choiceId),
  shotTypes: shotTypes.map(choiceId),
  transitions: transitions.map(choiceId),
  cinematicStyle: cinematicStyles.map(choiceId),
  colorGrading: colorGrades.map(choiceId),
  mood: moods.map(choiceId),
  visualEffects: visualEffects.map(choiceId),
  language: languages,
  voiceStyle: voiceStyles.map(capitalized),
  musicStyle: musicStyles.map(choiceId),
  soundEffects: soundEffects.map(choiceId),
  ambientSounds: ambientSounds.map(choiceId),
  audioMix: audioMixes.map(choiceId),
  resolution: ['720p', '1080p', '1440p', '4K'],
  aspectRatio: ['16:9', '9:16', '1:1', '4:3', '21:9'],
  model: ['veo-3', 'veo-2', 'veo-3-fast'],
  duration: [4, 5, 6, 8, 10, 15, 20, 30, 45, 60, 90, 120, 180],
  frameRate: [24, 30, 36, 48, 60],
  quality: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
} as const;

const wordsById = new Map<string, string>(
  [
    cameraMovements,
    shotTypes,
    transitions,
    cinematicStyles,
    colorGrades,
    moods,
    visualEffects,
    voiceStyles,
    musicStyles,
    soundEffects,
    ambientSounds,
    audioMixes
  ].flatMap((choicesOfOne) => choicesOfOne.map((words) => [choiceId(words), words] as const))
);

/** The words of a built-in choice, given its value or its label; undefined for anything else. */
export function findChoiceWords(value: string): string | undefined {
  // Most values are stored as ids already.
  return wordsById.get(value) ?? wordsById.get(choiceId(value.trim()));
}

export const isKebabCase = (value: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);

/** "medium-shot" → "medium shot", "close-up" → "close-up", "quick-cuts" → "quick cuts"; other text as it is. */
export function choiceWords(value: string): string {
  return findChoiceWords(value) ?? (isKebabCase(value) ? value.replaceAll('-', ' ') : value);
}
