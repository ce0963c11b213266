import type { DemoSeller } from './demo-seller.ts';

export const mossAndTide: DemoSeller = {
  username: 'demo-moss-and-tide',
  displayName: 'Moss & Tide (demo)',
  bio: 'A made-up shop of the demo catalog: animals, weather and long views.',
  language: 'English',
  licence: 'team',
  prompts: [
    {
      title: 'The octopus shuts its door',
      description:
        'Broadcast-style wildlife behavior with a beginning, a decision and an end. Narration is written and timed.',
      tags: ['wildlife', 'underwater', 'narration'],
      priceCents: 1499,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        concept: 'A coconut octopus chooses between two shells and closes the better one over itself',
        mainSubject:
          'a fist-sized octopus, plum brown with white-veined arms, carrying half a clam under each side',
        action: 'tries one shell for size, rejects it and pulls the other over itself until one eye shows',
        setting:
          'on gray volcanic sand fifteen meters down, ripples of sun crossing the bottom, a bottle neck half buried',
        cameraMovement: 'slow-zoom-in',
        shotTypes: ['ground-level-shot', 'close-up'],
        cinematicStyle: 'nature-documentary',
        colorGrading: 'natural',
        mood: 'curious',
        visualEffects: ['floating-particles', 'god-rays'],
        dialogue: 'Narrator: Every house here is rented. The trick is to keep the door.',
        voiceStyle: 'Documentary narrator',
        musicStyle: 'ambient',
        soundEffects: ['shell grates on shell', 'grains of sand patter down'],
        ambientSounds: 'underwater-hum',
        audioMix: 'dialogue-forward',
        additionalParams: '60mm macro in a housing, lens on the sand.\nNo divers, no bubbles, no text.'
      }
    },
    {
      title: 'Twice an island',
      description:
        'A whole tide in eight seconds from one fixed point in the air. For titles, hotel lobbies and slow screens.',
      tags: ['time-lapse', 'coast', 'aerial'],
      priceCents: 999,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        resolution: '4K',
        concept: 'The flood closes around a hawthorn on a mound until it stands alone in a mirror',
        mainSubject: 'a wind-bent hawthorn in white bloom on a grassy mound the width of a barn',
        action: 'holds its shape while silver channels widen, meet behind it and go smooth',
        setting:
          'on a mile-wide mudflat of braided creeks, sunrise to midday compressed, cloud shadows racing inland',
        cameraMovement: 'crane-up',
        shotTypes: ['aerial-shot'],
        cinematicStyle: 'cinematic-realism',
        colorGrading: 'cool',
        mood: 'serene',
        visualEffects: ['hyperlapse'],
        musicStyle: 'choral',
        soundEffects: ['water creeps over mud', 'a curlew calls twice'],
        ambientSounds: 'ocean-waves',
        additionalParams:
          'The horizon stays level in the upper third; the mound sits left of center throughout.'
      }
    },
    {
      title: 'Frost writes, sun erases',
      description:
        'Crystal growth and thaw in one macro frame. A silent winter background for text or a slow intro.',
      tags: ['winter', 'macro', 'silent'],
      priceCents: 699,
      fields: {
        model: 'luma-ray-3.2',
        duration: 10,
        aspectRatio: '21:9',
        concept: 'Ferns of ice spread across a cabin pane and let go as daylight reaches them',
        mainSubject: 'feathered ice crystals with needle-thin ribs, branching from a scratch in old glass',
        action: 'race outward from the corner, interlock, then bead into drops that slide down the putty',
        setting:
          'on a single-glazed pane in an unheated log cabin, blue snowfield beyond, first sunbeam entering low from the left',
        cameraMovement: 'lateral-tracking-move',
        shotTypes: ['extreme-close-up'],
        cinematicStyle: 'nature-documentary',
        colorGrading: 'blue-hour',
        mood: 'reflective',
        visualEffects: ['time-lapse', 'glow'],
        additionalParams:
          'Backlit throughout, dark-field style, so that edges shine and the glass itself disappears.'
      }
    },
    {
      title: 'What is falling?',
      description:
        'A young animal meets weather for the first time. Gentle, funny, and soft enough for a greeting card.',
      tags: ['wildlife', 'baby animal', 'winter'],
      priceCents: 1199,
      fields: {
        model: 'kling-4',
        duration: 8,
        aspectRatio: '9:16',
        concept: 'A fox cub leaves its burrow into the first snowfall it has ever seen',
        mainSubject:
          'a russet fox cub with oversized ears, one white paw, whiskers already speckled with flakes',
        action: 'sniffs the air, sneezes at a flake on its nose and bounces stiff-legged after the next',
        setting:
          'at the mouth of a sandy burrow under a spruce root, large flakes drifting straight down, late gray daylight',
        cameraMovement: 'handheld',
        shotTypes: ['eye-level-shot', 'close-up'],
        cinematicStyle: 'nature-documentary',
        colorGrading: 'muted',
        mood: 'tender',
        visualEffects: ['snow', 'bokeh'],
        musicStyle: 'music-box',
        soundEffects: ['a tiny sneeze', 'paws punch through a thin crust'],
        ambientSounds: 'snowy-silence',
        additionalParams: 'Long lens from the cub’s own height, background thirty meters away and soft.'
      }
    },
    {
      title: 'Ten thousand turn at once',
      description:
        'A murmuration in four timed beats, with an attack in the third. Drama on a scale that fills a wall.',
      tags: ['birds', 'spectacle', 'multi-shot'],
      priceCents: 899,
      fields: {
        model: 'kling-3',
        duration: 12,
        resolution: '4K',
        concept: 'A cloud of starlings draws itself together and splits around a diving falcon',
        mainSubject: 'thousands of starlings as one dark ribbon, and a single peregrine above them',
        action:
          '[00:00-00:03] Small flocks pour in from the reeds and knot together.\n[00:03-00:06] The ribbon swells, folds and turns inside out.\n[00:06-00:09] A falcon stoops and the flock parts like torn cloth.\n[00:09-00:12] The halves rejoin and sink into the reeds.',
        setting:
          'above a flooded reedbed in November, a band of apricot light along the horizon, church tower for scale',
        cameraMovement: 'pan-right',
        shotTypes: ['extreme-wide-shot', 'wide-shot', 'extreme-wide-shot', 'wide-shot'],
        cinematicStyle: 'nature-documentary',
        colorGrading: 'high-contrast',
        mood: 'awe-inspiring',
        musicStyle: 'orchestral',
        soundEffects: ['a rush of wings passes overhead', 'one sharp whistle of air'],
        ambientSounds: 'chatter from the roost, reeds hissing',
        audioMix: 'builds-to-a-crescendo'
      }
    },
    {
      title: 'Right of way',
      description:
        'A free comic nature clip: the slowest traffic jam of the year, told straight by a narrator.',
      tags: ['wildlife', 'comedy', 'free'],
      priceCents: 0,
      fields: {
        model: 'gemini-omni-flash',
        duration: 8,
        concept: 'A tortoise crosses a village lane at noon and everything else waits its turn',
        mainSubject:
          'a dinner-plate-sized tortoise with a dandelion in its mouth, a mail van stopped a hand’s width away',
        action: 'plants each foot in turn, stops halfway to chew and carries on toward the verge',
        setting:
          'on a sunlit lane between dry-stone walls, hot tarmac shimmer, a line of bicycles and one wedding car behind the van',
        cameraMovement: 'lateral-tracking-move',
        shotTypes: ['ground-level-shot'],
        cinematicStyle: 'mockumentary',
        colorGrading: 'bright-and-airy',
        mood: 'humorous',
        visualEffects: ['heat-haze'],
        dialogue: 'Narrator: Rush hour. It began in April.',
        voiceStyle: 'Deadpan',
        musicStyle: 'bossa-nova',
        soundEffects: ['claws tick on tarmac', 'one polite tap of a horn'],
        ambientSounds: 'crickets, an engine idling'
      }
    },
    {
      title: 'Larger than the boat',
      description:
        'One rower, one very large visitor, six seconds. Built for a trailer, with room for your own sound.',
      tags: ['ocean', 'adventure', 'silent'],
      priceCents: 1099,
      fields: {
        model: 'hailuo-2.3',
        duration: 6,
        concept: 'A humpback rises beside a rowing boat and looks the rower in the eye',
        mainSubject:
          'a rower in an orange oilskin with oars lifted, and the barnacled head of a whale twice the boat’s length',
        action: 'surfaces in a slow wall of water, hangs there breathing mist and slips under the keel',
        setting: 'in a glassy fjord at dusk, snow peaks doubled in the water, last pink light on wet skin',
        cameraMovement: 'pedestal-up',
        shotTypes: ['wide-shot'],
        cinematicStyle: 'cinematic-realism',
        colorGrading: 'cinematic',
        mood: 'adventurous',
        visualEffects: ['water-splashes', 'mist']
      }
    }
  ],
  bundles: [
    {
      title: 'Water in three moods',
      description:
        'The octopus, the tide and the whale: small, vast and close, with a license for a whole team.',
      category: 'Nature documentary',
      tags: ['water', 'wildlife'],
      priceCents: 2999,
      prompts: ['The octopus shuts its door', 'Twice an island', 'Larger than the boat']
    }
  ]
};
