import type { DemoSeller } from './demo-seller.ts';

export const commonTable: DemoSeller = {
  username: 'demo-common-table',
  displayName: 'Common Table (demo)',
  bio: 'A made-up shop of the demo catalog: food, shops and things made by hand.',
  language: 'English',
  licence: 'commercial',
  prompts: [
    {
      title: 'Made with breath',
      description:
        'A brand film for a maker of tableware. Fire, hands and one spoken promise; swap the object and the line stays true.',
      tags: ['craft', 'brand film', 'fire'],
      priceCents: 899,
      fields: {
        model: 'seedance-2',
        duration: 8,
        concept: 'A glassblower puts one lungful of air into a tumbler and hands it over still warm',
        mainSubject:
          'a glassblower with burn-freckled forearms and a linen headscarf, a glowing gather on her pipe',
        action:
          'blows until the orange bubble swells, rolls the pipe along the bench and holds the finished glass to the light',
        setting:
          'in a brick hot shop before dawn, the furnace mouth roaring white behind her, tools hung in rows on the wall',
        cameraMovement: 'arc',
        shotTypes: ['medium-close-up', 'product-shot'],
        cinematicStyle: 'commercial',
        colorGrading: 'high-contrast',
        mood: 'confident',
        visualEffects: ['embers', 'heat-haze'],
        dialogue: 'Glassblower: Every glass we sell has somebody’s breath in it.',
        voiceStyle: 'Husky',
        musicStyle: 'gentle-strings',
        soundEffects: ['the furnace roars', 'hot glass ticks as it cools'],
        ambientSounds: 'a workshop fan, a bucket of water hissing',
        audioMix: 'dialogue-forward',
        additionalParams:
          '85mm lens at T2.8. Furnace glow as a warm rim from behind, cool window light as fill.\nNo text, no labels, no extra fingers.'
      }
    },
    {
      title: 'Rent, paid in comb',
      description:
        'A warm documentary beat for a farm shop: two neighbors, one thank-you, golden late light and real sound.',
      tags: ['farm shop', 'documentary', 'neighbors'],
      priceCents: 599,
      fields: {
        model: 'gemini-omni-flash',
        duration: 8,
        concept: 'A beekeeper pays the farmer who lent him a meadow with the first frame of the year',
        mainSubject:
          'a beekeeper with his veil thrown back and a dripping wooden frame, beside a farmer in braces holding a bread knife',
        action:
          'tilts the frame toward the sun, waits while the knife goes through the wax and licks his thumb',
        setting:
          'at the edge of a clover meadow beside painted hives, six in the evening, sun low behind the two of them',
        cameraMovement: 'handheld',
        shotTypes: ['two-shot', 'detail-shot'],
        cinematicStyle: 'documentary',
        colorGrading: 'golden-hour',
        mood: 'tender',
        visualEffects: ['lens-flare', 'shallow-depth-of-field'],
        dialogue: 'Farmer: Same rent as last year?\nBeekeeper: Same rent, better clover.',
        voiceStyle: 'Conversational',
        musicStyle: 'acoustic-guitar',
        soundEffects: ['wax cracks under the blade', 'honey drops onto crust'],
        ambientSounds: 'steady humming from the hives, a tractor two fields away',
        audioMix: 'natural-location-sound'
      }
    },
    {
      title: 'From branch to spoon',
      description:
        'Three close frames, one object, joined by shape. A silent piece for a shop window, a market stall or a loop.',
      tags: ['woodwork', 'match cut', 'silent'],
      priceCents: 699,
      fields: {
        model: 'luma-ray-3.2',
        duration: 10,
        aspectRatio: '4:3',
        concept: 'A windfallen cherry bough turns into a ladle, curl by curl',
        mainSubject:
          'a carver’s two hands, one scarred across the knuckles, with a hooked knife and red-hearted wood',
        action:
          'draws the blade along the grain, lets a long shaving curl and drop, and thumbs oil into the bowl',
        setting:
          'on a shaving horse under an open barn door, raking side light, curls of wood ankle-deep on the boards',
        cameraMovement: 'slider-move',
        shotTypes: ['close-up', 'macro-shot', 'product-shot'],
        transitions: 'match-cut',
        cinematicStyle: 'minimalism',
        colorGrading: 'earthy',
        mood: 'calm',
        visualEffects: ['dust-particles'],
        additionalParams:
          'Hard light from the left at knee height, so that every tool mark casts its own line.'
      }
    },
    {
      title: 'One to one hundred twenty-eight',
      description:
        'Vertical street food with a count you can cut to. Four beats, each faster than the one before.',
      tags: ['street food', 'vertical', 'rhythm'],
      priceCents: 299,
      fields: {
        model: 'kling-3',
        duration: 8,
        aspectRatio: '9:16',
        concept: 'A noodle master doubles one rope of dough seven times in front of a waiting line',
        mainSubject:
          'a noodle master with flour to the elbows and a sweatband, arms opened as wide as his stall',
        action:
          '[00:00-00:02] He slaps a thick rope of dough onto the steel.\n[00:02-00:04] He stretches it wide and loops it back.\n[00:04-00:06] Threads multiply between his fingers.\n[00:06-00:08] He flings the skein into a boiling cauldron.',
        setting:
          'at an open stall under strings of paper lanterns, wet asphalt, steam rolling over a row of red stools',
        cameraMovement: 'handheld',
        shotTypes: ['medium-shot', 'medium-close-up', 'medium-shot', 'medium-close-up'],
        cinematicStyle: 'social-media',
        colorGrading: 'vibrant',
        mood: 'energetic',
        visualEffects: ['motion-blur', 'mist'],
        musicStyle: 'drum-and-bass',
        soundEffects: ['dough slaps on steel', 'flour puffs', 'water boils over'],
        ambientSounds: 'a street market at full voice',
        audioMix: 'effects-forward'
      }
    },
    {
      title: 'The stack, frame by frame',
      description:
        'A free stop-motion recipe card: seven layers land on the beat. Change the layers and keep the timing.',
      tags: ['stop-motion', 'recipe', 'free'],
      priceCents: 0,
      fields: {
        model: 'gemini-omni-flash',
        duration: 8,
        aspectRatio: '9:16',
        concept: 'A sandwich assembles itself from the plate upward, one ingredient to each beat',
        mainSubject:
          'a rye sandwich of seven layers: bread, butter, radish, egg, cress, pickled onion, bread',
        action:
          'hops into place layer by layer, wobbles at the top and lets a toothpick drop in to settle it',
        setting:
          'on a speckled enamel plate against seamless butter-yellow paper, soft shadow to the right, crumbs that move between frames',
        cameraMovement: 'locked-off',
        shotTypes: ['product-shot'],
        cinematicStyle: 'stop-motion',
        colorGrading: 'bright-and-airy',
        mood: 'playful',
        musicStyle: 'upbeat-ukulele',
        soundEffects: ['a pop for every layer', 'a crisp radish crunch', 'toothpick taps home'],
        ambientSounds: 'silence',
        additionalParams:
          'Animated on twos at twelve poses a second, with small light changes as in a hand-shot film.'
      }
    },
    {
      title: 'Ink finds the nib',
      description:
        'Luxury macro for stationery, jewelry or anything with a fine point. Liquid physics, and a product that does its job.',
      tags: ['luxury', 'macro', 'product'],
      priceCents: 1299,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        resolution: '4K',
        concept:
          'A bead of midnight-blue ink slips down a gold slit and becomes the opening stroke of a letter',
        mainSubject:
          'a fountain pen with an engraved gold nib the size of a fingernail, black lacquer barrel out of focus',
        action:
          'touches cotton paper, pauses while the fibers drink a dark halo, then sweeps into one long curve',
        setting:
          'on a walnut writing desk at dusk, a banker’s lamp far behind as a round green glow, deckle-edged paper',
        cameraMovement: 'truck-right',
        shotTypes: ['macro-shot'],
        cinematicStyle: 'commercial',
        colorGrading: 'jewel-toned',
        mood: 'luxurious',
        visualEffects: ['shallow-depth-of-field', 'slow-motion'],
        musicStyle: 'solo-piano',
        soundEffects: ['metal glides over paper', 'a faint capillary click'],
        ambientSounds: 'quiet-room-tone',
        additionalParams:
          'Probe lens at a two-centimeter distance. A narrow strip light runs along the engraving.\nNo handwriting that can be read, no hand in frame.'
      }
    },
    {
      title: 'Twenty-seven layers of butter',
      description: 'An oven window for a bakery’s home page. No sound, no people: heat does all the acting.',
      tags: ['bakery', 'time-lapse', 'silent'],
      priceCents: 199,
      fields: {
        model: 'hailuo-2.3',
        duration: 6,
        concept: 'Croissants swell and split into leaves behind an oven door',
        mainSubject: 'a tray of nine raw croissants, egg-washed, in three straight rows on black steel',
        action: 'puff up, part along their spirals and brown from the tips toward the middle',
        setting:
          'inside a stone deck oven seen from the front, amber bulb light, a film of steam sliding down the glass',
        cameraMovement: 'push-in',
        shotTypes: ['close-up'],
        cinematicStyle: 'hyperrealism',
        colorGrading: 'warm',
        mood: 'cozy',
        visualEffects: ['time-lapse', 'glow']
      }
    }
  ],
  bundles: [
    {
      title: 'A week of posts for a small kitchen',
      description: 'Honey, noodles and pastry: a slow clip, a fast clip and a loop for one week of posts.',
      category: 'Commercial',
      tags: ['food', 'social media'],
      priceCents: 899,
      prompts: ['Rent, paid in comb', 'One to one hundred twenty-eight', 'Twenty-seven layers of butter']
    }
  ]
};
