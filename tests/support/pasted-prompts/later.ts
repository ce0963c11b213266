// Prompts written after the parser, which was not made for them.
import type { PastedPrompt } from './pasted-prompt.ts';

export const laterFixtures: readonly PastedPrompt[] = [
  {
    title: 'later: Veo prose with a presenter',
    text: `Eye-level medium shot of a weather presenter in a teal blazer standing in front of a storm map. She gestures toward the coast and says in an urgent voice, "Landfall is expected before midnight." Studio lighting, broadcast news look. Ambient noise: faint newsroom chatter. No background music.`,
    expected: {
      shotTypes: ['eye-level-shot', 'medium-shot'],
      mainSubject: 'a weather presenter in a teal blazer',
      action: 'standing',
      setting: 'in front of a storm map',
      dialogue:
        'She gestures toward the coast and says in an urgent voice, "Landfall is expected before midnight."',
      cinematicStyle: 'broadcast news look',
      ambientSounds: 'faint newsroom chatter',
      musicStyle: 'no background music'
    }
  },
  {
    title: 'later: one long comma sentence',
    text: 'A massive humpback whale breaches beside a tiny red kayak, slow motion, water droplets catching the sun, drone shot, awe-inspiring, nature documentary style',
    expected: {
      mainSubject: 'a massive humpback whale',
      action: 'breaches',
      setting: 'beside a tiny red kayak',
      visualEffects: ['slow-motion'],
      shotTypes: ['drone-shot'],
      mood: 'awe-inspiring',
      cinematicStyle: 'nature-documentary'
    }
  },
  {
    title: 'later: Kling prose with an end point',
    text: 'A boy in pajamas tiptoes down a dark hallway toward a glowing door, stops, and slowly turns the handle. Handheld camera follows behind him at shoulder height. Warm light spills across the floor. Fairy-tale atmosphere.',
    expected: {
      mainSubject: 'a boy in pajamas',
      action:
        'tiptoes down a dark hallway toward a glowing door, stops, and slowly turns the handle. Warm light spills across the floor.',
      cameraMovement: 'handheld camera follows behind him at shoulder height',
      mood: 'fairy-tale atmosphere'
    }
  },
  {
    title: 'later: a question and an answer',
    text: `Two hikers rest on a rock above the tree line at dusk. The older one asks, "Do you hear that?" The younger one laughs, "It's just the wind." Cinematic wide shot. SFX: wind gust.`,
    expected: {
      mainSubject: 'two hikers',
      action: 'rest',
      setting: 'on a rock above the tree line at dusk',
      dialogue: 'The older one: Do you hear that?\nThe younger one laughs, "It\'s just the wind."',
      shotTypes: ['cinematic wide shot'],
      soundEffects: ['wind-gust']
    }
  },
  {
    title: 'later: headings in bold without a list',
    text: `**Scene Description**
An old bookbinder sews a leather spine by candlelight.

**Camera Work**
Extreme close-up, rack focus to his face

**Visual Style**
Italian neorealism, black and white

**Sound Design**
Thread pulling through paper, ticking clock

**Technical Specs**
24fps, 4K, 21:9, 12 seconds`,
    expected: {
      mainSubject: 'an old bookbinder',
      action: 'sews a leather spine by candlelight',
      shotTypes: ['extreme-close-up'],
      cameraMovement: 'rack focus to his face',
      cinematicStyle: 'italian-neorealism',
      colorGrading: 'black-and-white',
      soundEffects: ['Thread pulling through paper', 'ticking clock'],
      frameRate: 24,
      resolution: '4K',
      aspectRatio: '21:9',
      duration: 12
    }
  },
  {
    title: 'later: JSON with camelCase and a list of characters as text',
    text: `{
  "videoPrompt": {
    "mainSubject": "a retired boxer",
    "mainAction": "wraps his hands one last time",
    "location": "an empty locker room",
    "cameraAngle": "low angle",
    "cameraMovement": "slow push in",
    "colorGrade": "teal and orange",
    "musicTrack": "solo piano",
    "voiceOver": "I never learned how to stop.",
    "videoLength": 8,
    "frameRate": 30,
    "negativePrompt": "extra fingers, blur"
  }
}`,
    expected: {
      mainSubject: 'a retired boxer',
      action: 'wraps his hands one last time',
      setting: 'an empty locker room',
      shotTypes: ['low-angle-shot'],
      cameraMovement: 'slow push in',
      colorGrading: 'teal-and-orange',
      musicStyle: 'solo-piano',
      dialogue: 'I never learned how to stop.',
      duration: 8,
      frameRate: 30
    }
  },
  {
    title: 'later: JSON sequence with camera objects',
    text: `{"video":{"style":"cyberpunk","sequence":[{"start":0,"end":4,"description":"A courier leaps across a rooftop gap","camera":{"angle":"dutch angle","movement":"whip pan"}},{"start":4,"end":8,"description":"She lands and rolls to her feet","audio":{"sfx":"boots skid"}}],"audio":{"music":"synthwave","ambience":"city at night"}}}`,
    expected: {
      cinematicStyle: 'cyberpunk',
      action:
        '[0-4s] A courier leaps across a rooftop gap. angle: dutch angle; movement: whip pan.\n[4-8s] She lands and rolls to her feet.',
      shotTypes: ['dutch-angle'],
      soundEffects: ['boots skid'],
      musicStyle: 'synthwave',
      ambientSounds: 'city-at-night'
    }
  },
  {
    title: 'later: YAML with a dialogue map',
    text: `concept: The last phone booth in town rings
subject: a teenage skateboarder
action: picks up the receiver
location: a strip mall parking lot at midnight
dialogue:
  - speaker: Voice on the phone
    line: Don't hang up.
mood: mysterious
lighting: flickering neon
resolution: 1440p`,
    expected: {
      concept: 'The last phone booth in town rings',
      mainSubject: 'a teenage skateboarder',
      action: 'picks up the receiver',
      setting: 'a strip mall parking lot at midnight',
      dialogue: "Voice on the phone: Don't hang up.",
      mood: 'mysterious',
      resolution: '1440p'
    }
  },
  {
    title: 'later: social clip with hook and captions',
    text: `Hook: wait for the last frame
Subject: a corgi wearing sunglasses
Action: skateboards down a boardwalk
Shot: tracking shot, low angle
Music: upbeat pop
Captions: yes
Format: vertical 9:16, 15s`,
    expected: {
      mainSubject: 'a corgi wearing sunglasses',
      action: 'skateboards down a boardwalk',
      shotTypes: ['tracking-shot', 'low-angle-shot'],
      musicStyle: 'upbeat pop',
      subtitles: true,
      aspectRatio: '9:16',
      duration: 15
    }
  },
  {
    title: 'later: Omni, one paragraph with an audio line',
    text: `An 8-second 16:9 video. A potter's wet hands shape a tall vase on a spinning wheel in a sunlit studio. The camera slowly pushes in. Earthy colors, calm mood.
Audio: clay squelching, soft wheel hum, no music.`,
    expected: {
      duration: 8,
      aspectRatio: '16:9',
      mainSubject: "a potter's wet hands",
      action: 'shape a tall vase on a spinning wheel',
      setting: 'in a sunlit studio',
      cameraMovement: 'the camera slowly pushes in',
      colorGrading: 'earthy',
      mood: 'calm',
      soundEffects: ['clay squelching'],
      ambientSounds: 'soft wheel hum',
      musicStyle: 'no-music'
    }
  }
];
