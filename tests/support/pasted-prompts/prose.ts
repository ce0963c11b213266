// Prose, from one line to several paragraphs, as people write it for Veo, Runway, Kling, Luma and Hailuo.
import type { PastedPrompt } from './pasted-prompt.ts';

export const proseFixtures: readonly PastedPrompt[] = [
  {
    title: 'Veo: cinematography first, sound last',
    text: `Medium shot, slow dolly in. A tired night nurse in green scrubs leans against a vending machine and closes her eyes in an empty hospital corridor. Cool, desaturated color grading, documentary style. A man off screen says, "Room four is asking for you." SFX: a distant monitor beeps, rubber soles squeak. Ambient noise: low hum of fluorescent lights.`,
    expected: {
      shotTypes: ['medium-shot'],
      cameraMovement: 'slow-dolly-in',
      mainSubject: 'a tired night nurse in green scrubs',
      action: 'leans against a vending machine and closes her eyes',
      setting: 'in an empty hospital corridor',
      colorGrading: 'Cool, desaturated',
      cinematicStyle: 'documentary',
      dialogue: 'A man off screen: Room four is asking for you.',
      soundEffects: ['a distant monitor beeps', 'rubber soles squeak'],
      ambientSounds: 'low hum of fluorescent lights'
    }
  },
  {
    title: 'one line for a quick try',
    text: 'Close-up of a hummingbird hovering above a red hibiscus, shallow depth of field, golden hour.',
    expected: {
      shotTypes: ['close-up'],
      mainSubject: 'a hummingbird',
      action: 'hovering',
      setting: 'above a red hibiscus',
      visualEffects: ['shallow-depth-of-field'],
      colorGrading: 'golden-hour'
    }
  },
  {
    title: 'Runway: camera, subject, scene',
    text: 'Low angle tracking shot of a courier in a yellow helmet racing through a narrow alley. Wet cobblestones reflect neon signs. The camera follows close behind her rear wheel. Cinematic live action.',
    expected: {
      shotTypes: ['low-angle-shot', 'tracking-shot'],
      mainSubject: 'a courier in a yellow helmet',
      action: 'racing. Wet cobblestones reflect neon signs.',
      setting: 'through a narrow alley',
      cameraMovement: 'The camera follows close behind her rear wheel',
      cinematicStyle: 'Cinematic live action'
    }
  },
  {
    title: 'Runway image to video: motion only',
    text: 'The subject slowly turns her head toward the window. Her scarf lifts in the breeze. The camera remains static.',
    expected: {
      mainSubject: 'the subject',
      action: 'slowly turns her head toward the window. Her scarf lifts in the breeze.',
      cameraMovement: 'the camera remains static'
    }
  },
  {
    title: 'Kling: subject, motion, scene, camera and light',
    text: 'An old clockmaker with silver glasses polishes a tiny gear in a cluttered workshop. Macro shot, rack focus. Warm tungsten lighting, dust floating in the air, nostalgic atmosphere.',
    expected: {
      mainSubject: 'an old clockmaker with silver glasses',
      action: 'polishes a tiny gear',
      setting: 'in a cluttered workshop',
      shotTypes: ['macro-shot'],
      cameraMovement: 'rack-focus',
      mood: 'nostalgic'
    }
  },
  {
    title: 'Luma: two sentences',
    text: 'A paper boat drifts down a flooded street after the storm. Handheld camera, muted colors, melancholic mood.',
    expected: {
      mainSubject: 'a paper boat',
      action: 'drifts',
      setting: 'down a flooded street after the storm',
      cameraMovement: 'handheld',
      colorGrading: 'muted',
      mood: 'melancholic'
    }
  },
  {
    title: 'Hailuo: a place before the story',
    text: 'In a dim jazz bar, a saxophonist in a white suit plays with his eyes shut. The camera slowly orbits around him. Film noir style, high contrast. Smoky atmosphere.',
    expected: {
      setting: 'in a dim jazz bar',
      mainSubject: 'a saxophonist in a white suit',
      action: 'plays with his eyes shut',
      cameraMovement: 'the camera slowly orbits around him',
      cinematicStyle: 'film-noir',
      colorGrading: 'high-contrast',
      mood: 'smoky atmosphere'
    }
  },
  {
    title: 'dialogue with an adverb and a language',
    text: `Over-the-shoulder shot of a fisherman mending a net on a wooden pier. He mutters softly in Portuguese, "O mar não espera." Waves slap against the posts. No subtitles.`,
    expected: {
      shotTypes: ['over-the-shoulder-shot'],
      mainSubject: 'a fisherman',
      action: 'mending a net. Waves slap against the posts.',
      setting: 'on a wooden pier',
      dialogue: 'He mutters softly in Portuguese, "O mar não espera."',
      language: 'Portuguese',
      voiceStyle: 'softly',
      subtitles: false
    }
  },
  {
    title: 'two people talk',
    text: `A medium two-shot inside a parked car at night. Rain runs down the windshield. Mara says, "You promised." Jonas whispers, "I know." Ambient noise: rain on the roof. Tense mood, low contrast color grading.`,
    expected: {
      shotTypes: ['medium two-shot'],
      setting: 'inside a parked car at night',
      mainSubject: 'rain',
      action: 'runs down the windshield',
      dialogue: 'Mara: You promised.\nJonas whispers, "I know."',
      ambientSounds: 'rain on the roof',
      mood: 'tense',
      colorGrading: 'low-contrast'
    }
  },
  {
    title: 'the quote comes before its speaker',
    text: `Close-up of a chess grandmaster in a grey turtleneck. "Checkmate," she says. The crowd gasps. Shot on 35mm film.`,
    expected: {
      shotTypes: ['close-up'],
      mainSubject: 'a chess grandmaster in a grey turtleneck',
      dialogue: 'she: Checkmate',
      action: 'The crowd gasps.',
      cinematicStyle: 'shot on 35mm film'
    }
  },
  {
    title: 'a drone shot of a place',
    text: 'Aerial drone shot flying over a turquoise lagoon at sunrise, small fishing boats below, cinematic, ultra realistic, 4K, 16:9, 8 seconds.',
    expected: {
      shotTypes: ['aerial drone shot'],
      cameraMovement: 'flying over a turquoise lagoon at sunrise',
      mainSubject: 'small fishing boats below',
      cinematicStyle: 'cinematic, ultra realistic',
      resolution: '4K',
      aspectRatio: '16:9',
      duration: 8
    }
  },
  {
    title: 'first-person view of an app store demo, vertical',
    text: 'POV shot of two hands unboxing a pair of white sneakers on a bed. Vertical video, 9:16. Upbeat pop music plays. Text on screen says "finally here".',
    expected: {
      shotTypes: ['point-of-view-shot'],
      mainSubject: 'two hands',
      action: 'unboxing a pair of white sneakers',
      setting: 'on a bed',
      aspectRatio: '9:16',
      musicStyle: 'upbeat pop music plays'
    }
  },
  {
    title: 'the mood and the palette told in sentences',
    text: 'A lone astronaut walks across a red desert. The sky is full of dust. The mood is quiet and melancholic. The color palette is rust and pale blue. Slow tracking shot.',
    expected: {
      mainSubject: 'a lone astronaut',
      action: 'walks. The sky is full of dust.',
      setting: 'across a red desert',
      mood: 'quiet and melancholic',
      colorGrading: 'rust and pale blue',
      shotTypes: ['slow tracking shot']
    }
  },
  {
    title: 'music as a sentence and silence for speech',
    text: 'Wide shot of a ballet class in a sunlit studio. Twelve girls in black leotards stretch at the barre. Gentle strings swell under the scene. No dialogue.',
    expected: {
      shotTypes: ['wide-shot'],
      mainSubject: 'a ballet class',
      setting: 'in a sunlit studio',
      action: 'Twelve girls in black leotards stretch at the barre.',
      musicStyle: 'gentle strings swell under the scene'
    }
  },
  {
    title: 'claymation with tags at the end',
    text: 'A clay frog in a tiny chef hat flips a pancake, stop-motion, claymation, bright colors, playful mood, 24fps, 1080p',
    expected: {
      mainSubject: 'a clay frog in a tiny chef hat',
      action: 'flips a pancake',
      cinematicStyle: 'stop-motion, claymation',
      colorGrading: 'bright colors',
      mood: 'playful',
      frameRate: 24,
      resolution: '1080p'
    }
  },
  {
    title: 'tags with command line settings',
    text: 'girl running through a cyberpunk market, neon reflections, rain, film grain, cinematic lighting --ar 21:9 --fps 24',
    expected: {
      mainSubject: 'girl',
      action: 'running',
      setting: 'through a cyberpunk market',
      visualEffects: ['neon-reflections', 'rain', 'film-grain'],
      aspectRatio: '21:9',
      frameRate: 24
    }
  },
  {
    title: 'Spanish prose stays in one piece',
    text: 'Una mujer con abrigo rojo espera el tren en una estación vacía. Luz de atardecer, colores cálidos.',
    expected: { mainSubject: 'Una mujer con abrigo rojo espera el tren en una estación vacía' }
  }
];
