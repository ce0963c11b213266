import type { DemoSeller } from './demo-seller.ts';

export const firstLight: DemoSeller = {
  username: 'demo-first-light',
  displayName: 'First Light (demo)',
  bio: 'A made-up shop of the demo catalog: short clips for feeds, lessons and launches.',
  language: 'English',
  licence: 'personal',
  prompts: [
    {
      title: 'Heads, tails, edge',
      description:
        'Four seconds of pure physics, free to adapt. Opens a talk, a quiz or a reel about a hard choice.',
      tags: ['minimal', 'opener', 'free'],
      priceCents: 0,
      fields: {
        model: 'grok-imagine',
        duration: 4,
        resolution: '720p',
        concept: 'A spinning coin slows, wobbles and settles upright on its rim',
        mainSubject:
          'a plain silver coin, its faces worn smooth, spinning so fast it looks like a glass ball',
        action: 'loses speed in a widening wobble, shivers and comes to rest standing',
        setting:
          'on a sheet of black glass in an empty studio, one soft light overhead, a perfect reflection beneath',
        cameraMovement: 'locked-off',
        shotTypes: ['close-up'],
        cinematicStyle: 'minimalism',
        colorGrading: 'neutral',
        mood: 'suspenseful',
        visualEffects: ['shallow-depth-of-field'],
        musicStyle: 'no-music',
        soundEffects: ['a metallic hum rises and stops dead'],
        ambientSounds: 'quiet-room-tone'
      }
    },
    {
      title: 'Your desk is too high',
      description:
        'A vertical how-to hook: the claim in the first second, the proof in the next five, the line lip-synced.',
      tags: ['hook', 'health', 'vertical'],
      priceCents: 249,
      suggestedCents: 499,
      fields: {
        model: 'seedance-2',
        duration: 8,
        aspectRatio: '9:16',
        concept: 'A physiotherapist proves with two fingers why your shoulders ache at night',
        mainSubject: 'a physiotherapist in a sage polo shirt with rolled sleeves and a friendly, tired face',
        action:
          'taps the top of her shoulder, lowers her elbow until it clears the table and lets the muscle drop',
        setting:
          'in a bright treatment room with a height-adjustable table, a model spine on the shelf, north-facing window',
        cameraMovement: 'gimbal',
        shotTypes: ['medium-close-up'],
        cinematicStyle: 'social-media',
        colorGrading: 'bright-and-airy',
        mood: 'confident',
        dialogue: 'Physiotherapist: If this muscle is hard, lower your table two inches. Feel that?',
        voiceStyle: 'Friendly',
        musicStyle: 'no-music',
        soundEffects: ['a fingertip knocks on the tabletop', 'the table motor hums'],
        ambientSounds: 'quiet-room-tone',
        audioMix: 'dialogue-forward',
        additionalParams:
          '35mm lens at arm’s length, large window as key, eyes in the upper third.\nNo captions, no logos.'
      }
    },
    {
      title: 'Loose ends',
      description:
        'A launch film without a screenshot: disorder finds a shape, and the shape is an invitation.',
      tags: ['launch', 'motion graphics', 'brand film'],
      priceCents: 699,
      fields: {
        model: 'wan-2.7',
        duration: 8,
        concept: 'A knot of colored threads weaves itself into an open doorway',
        mainSubject: 'hundreds of cotton threads in indigo, saffron and coral, tangled into a floating ball',
        action: 'unravel all at once, cross over and under in midair and pull tight into a lit frame',
        setting:
          'in a boundless off-white space with a soft floor shadow, light glowing out of the finished doorway',
        cameraMovement: 'dolly-in',
        shotTypes: ['wide-shot'],
        cinematicStyle: 'motion-graphics',
        colorGrading: 'vibrant',
        mood: 'inspiring',
        visualEffects: ['glow'],
        musicStyle: 'electronic',
        soundEffects: ['fibers zip past', 'a taut pluck as the frame closes'],
        ambientSounds: 'silence',
        audioMix: 'builds-to-a-crescendo'
      }
    },
    {
      title: 'Why the Moon hides its back',
      description:
        'Astronomy taught with two people and a lamp. Learners see the reason before the narrator names it.',
      tags: ['science', 'classroom', 'dance'],
      priceCents: 899,
      fields: {
        model: 'ltx-2.5',
        duration: 10,
        frameRate: 25,
        concept: 'Two dancers show how a partner can circle you and still only ever show one side',
        mainSubject:
          'a dancer in earth blue standing at the center, and one in chalk white who faces her at all times',
        action:
          'walks one full circle around her, turning exactly once on the way, chest always toward the middle',
        setting:
          'on a bare stage with a ring of tape, a single low lamp at the side as the sun, long shadows sweeping round',
        cameraMovement: 'pedestal-up',
        shotTypes: ['high-angle-shot'],
        cinematicStyle: 'educational',
        colorGrading: 'cool',
        mood: 'curious',
        dialogue: 'Narrator: One turn for each trip around.\nNarrator: That is why we only know its face.',
        voiceStyle: 'Documentary narrator',
        musicStyle: 'music-box',
        soundEffects: ['soft soles slide over boards'],
        ambientSounds: 'quiet-room-tone',
        audioMix: 'dialogue-forward'
      }
    },
    {
      title: 'Out of the trunk, up the hill',
      description:
        'A mobility spot built on one smooth gesture. The product explains itself, then leaves the frame.',
      tags: ['product', 'mobility', 'spot'],
      priceCents: 1199,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        concept: 'A folding bicycle is open and rolling before the trunk lid has finished closing',
        mainSubject:
          'a commuter in a charcoal blazer and sneakers, lifting out a matte orange folding bicycle',
        action: 'swings the frame open with a flick, snaps one latch with her heel and rides off uphill',
        setting:
          'at the foot of a steep residential street in the morning, wet leaves, a line of stationary cars on the left',
        cameraMovement: 'following-tracking-move',
        shotTypes: ['medium-wide-shot', 'insert-shot'],
        transitions: 'match-cut',
        cinematicStyle: 'commercial',
        colorGrading: 'clean',
        mood: 'energetic',
        visualEffects: ['motion-blur'],
        musicStyle: 'funk',
        soundEffects: ['a latch clicks', 'a trunk thuds', 'tires hiss over leaves'],
        ambientSounds: 'distant-traffic',
        audioMix: 'music-forward',
        additionalParams:
          '28mm lens at hip height, overcast sky as one large soft source.\nNo brand marks, no license plates.'
      }
    },
    {
      title: 'Parking level four',
      description:
        'Eight bars of color for a chorus: one mover, one empty space, light that changes on the beat.',
      tags: ['music video', 'dance', 'neon'],
      priceCents: 399,
      fields: {
        model: 'vidu-q3',
        duration: 8,
        concept: 'A roller skater lights up an empty parking garage one bay at a time',
        mainSubject:
          'a roller skater in a satin jacket and knee-high striped socks, headphones around his neck',
        action: 'carves between painted bays, spins backward and drags a toe stop as the final lamp comes on',
        setting:
          'on the top indoor level of a concrete garage, fluorescent tubes waking in magenta and cyan behind him',
        cameraMovement: 'leading-tracking-move',
        shotTypes: ['full-shot'],
        cinematicStyle: 'music-video',
        colorGrading: 'neon',
        mood: 'energetic',
        visualEffects: ['lens-flare', 'motion-blur'],
        musicStyle: 'funk',
        soundEffects: ['urethane wheels hum', 'tubes ping as they strike'],
        ambientSounds: 'a large concrete echo',
        audioMix: 'music-forward'
      }
    },
    {
      title: 'The librarian and the dragon',
      description:
        'Comic-book action with a quiet heroine and one dry line. Bold ink, loud sound, a soft ending.',
      tags: ['comic', 'fantasy', 'comedy'],
      priceCents: 349,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        concept: 'A dragon bursts out of a storybook and a librarian shushes it back between the pages',
        mainSubject:
          'a librarian in a plum cardigan with a pencil in her bun, facing a dragon the size of the reading room',
        action:
          'raises one finger to her lips, points at the open page and holds it flat while the tail slides in',
        setting:
          'in a domed reading room drawn in thick ink, green desk lamps, papers whirling, moonbeams crosshatched on the floor',
        cameraMovement: 'push-in',
        shotTypes: ['medium-shot', 'wide-shot'],
        cinematicStyle: 'comic-book',
        colorGrading: 'jewel-toned',
        mood: 'humorous',
        visualEffects: ['embers'],
        dialogue: 'Librarian: You are three weeks overdue.',
        voiceStyle: 'Deadpan',
        musicStyle: 'big-band',
        soundEffects: ['a roar rattles the shelves', 'a heavy book claps shut'],
        ambientSounds: 'paper settling in a large quiet room',
        additionalParams: 'Halftone shading, a limited palette of six inks, motion drawn as speed lines.'
      }
    }
  ],
  bundles: [
    {
      title: 'A launch day in three clips',
      description:
        'The hook, the brand film and the product spot: everything a launch day needs, in posting order.',
      category: 'Commercial',
      tags: ['launch', 'social media'],
      priceCents: 1499,
      prompts: ['Your desk is too high', 'Loose ends', 'Out of the trunk, up the hill']
    }
  ]
};
