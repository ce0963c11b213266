// YAML and our own field names, flat and nested.
import type { PastedPrompt } from './pasted-prompt.ts';

export const yamlFixtures: readonly PastedPrompt[] = [
  {
    title: 'flat YAML',
    text: `subject: a street sweeper in a reflective vest
action: dances with his broom
setting: an empty boulevard before dawn
camera_movement: gimbal
shot_types: [full shot, tracking shot]
style: magical realism
music: big band
duration: 10
aspect_ratio: 16:9`,
    expected: {
      mainSubject: 'a street sweeper in a reflective vest',
      action: 'dances with his broom',
      setting: 'an empty boulevard before dawn',
      cameraMovement: 'gimbal',
      shotTypes: ['full-shot', 'tracking-shot'],
      cinematicStyle: 'magical-realism',
      musicStyle: 'big-band',
      duration: 10,
      aspectRatio: '16:9'
    }
  },
  {
    title: 'nested YAML with lists and a block text',
    text: `scene:
  description: |
    A deep-sea diver touches the hull of a sunken ship.
  mood: eerie
camera:
  shot_type: point-of-view shot
  movement: slow dolly in
visual_effects:
  - floating particles
  - volumetric light
audio:
  ambient: underwater hum
  sfx:
    - metal groans
    - slow breathing
output:
  resolution: 4K
  fps: 30`,
    expected: {
      mainSubject: 'a deep-sea diver',
      action: 'touches the hull of a sunken ship',
      mood: 'eerie',
      shotTypes: ['point-of-view-shot'],
      cameraMovement: 'slow-dolly-in',
      visualEffects: ['floating-particles', 'volumetric-light'],
      ambientSounds: 'underwater-hum',
      soundEffects: ['metal groans', 'slow breathing'],
      resolution: '4K',
      frameRate: 30
    }
  },
  {
    title: 'YAML with shots',
    text: `title: Breakfast in space
style: retro futurism
shots:
  - time: 0-4
    visual: Toast floats out of a chrome toaster
    camera: medium shot
  - time: 4-8
    visual: An astronaut catches it with her teeth
    sfx: crunch`,
    expected: {
      cinematicStyle: 'retro-futurism',
      action: `[0-4s] Toast floats out of a chrome toaster. medium shot.
[4-8s] An astronaut catches it with her teeth.`,
      shotTypes: ['medium-shot'],
      soundEffects: ['crunch']
    }
  },
  {
    title: 'prompt data with a few fields only',
    text: `{"concept":"A market wakes up","mainSubject":"a fruit seller","cameraMovement":"pan-left","shotTypes":["wide-shot"],"frameRate":60,"quality":9,"ambientSounds":"market-bustle"}`,
    expected: {
      concept: 'A market wakes up',
      mainSubject: 'a fruit seller',
      cameraMovement: 'pan-left',
      shotTypes: ['wide-shot'],
      frameRate: 60,
      quality: 9,
      ambientSounds: 'market-bustle'
    }
  }
];
