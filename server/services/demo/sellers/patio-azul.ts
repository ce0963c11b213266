import type { DemoSeller } from './demo-seller.ts';

export const patioAzul: DemoSeller = {
  username: 'demo-patio-azul',
  displayName: 'Patio Azul (demo)',
  bio: 'Una tienda inventada para el catálogo de demostración: música, barrio y sobremesa.',
  language: 'Spanish',
  licence: 'personal',
  prompts: [
    {
      title: 'La voz que faltaba',
      description:
        'Un duelo contado con humor y ternura: dos personajes, una sola frase y un giro que llega en el último segundo.',
      tags: ['drama', 'ternura', 'animales'],
      priceCents: 749,
      fields: {
        model: 'kling-4',
        duration: 8,
        concept: 'A widower tries to teach his parrot a song and hears it answer in his wife’s words',
        mainSubject:
          'a thin widower in a pressed guayabera at a kitchen table, and a green parrot on the back of her chair',
        action:
          'hums three notes, offers a sunflower kernel and sets his cup down hard when the bird replies',
        setting:
          'in a tiled kitchen with one place laid, noon light sliced by shutters, a radio draped with a lace cloth',
        cameraMovement: 'slow-zoom-in',
        shotTypes: ['medium-shot', 'reaction-shot'],
        cinematicStyle: 'magical-realism',
        colorGrading: 'faded-film',
        mood: 'bittersweet',
        visualEffects: ['light-rays', 'dust-particles'],
        language: 'Spanish',
        dialogue: 'Loro: Come despacio, Julián, que nadie te corre.',
        voiceStyle: 'Playful',
        musicStyle: 'acoustic-guitar',
        soundEffects: ['a cup meets the saucer', 'claws shuffle on cane'],
        ambientSounds: 'a courtyard fountain, plates from next door',
        audioMix: 'dialogue-forward'
      }
    },
    {
      title: 'Tacones en la azotea',
      description:
        'Percusión con el cuerpo y la ropa tendida. Un videoclip de ocho segundos que empieza y acaba en el compás.',
      tags: ['flamenco', 'danza', 'videoclip'],
      priceCents: 499,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        concept: 'A dancer rehearses on a roof and bedsheets snap back her rhythm',
        mainSubject: 'a dancer in a rehearsal skirt of polka-dot ruffles, knuckles raised, hair coming loose',
        action: 'stamps a run of twelve, freezes with her chin up and answers the sheets with two dry claps',
        setting:
          'on a whitewashed flat roof strung with laundry, hard afternoon sun, domes and antennas trembling behind',
        cameraMovement: 'arc',
        shotTypes: ['full-shot', 'ground-level-shot'],
        cinematicStyle: 'music-video',
        colorGrading: 'vibrant',
        mood: 'triumphant',
        visualEffects: ['motion-blur'],
        musicStyle: 'flamenco',
        soundEffects: ['heels hammer on tile', 'linen cracks in the wind', 'two dry claps'],
        ambientSounds: 'swifts, a city below',
        audioMix: 'music-forward',
        additionalParams:
          'Shutter at 90 degrees for crisp ruffles; sun behind her shoulder, white wall as the bounce.'
      }
    },
    {
      title: 'Gran premio del mercado',
      description:
        'Retransmisión deportiva de la carrera menos profesional del año. Sin sonido, para ponerle tu propio locutor.',
      tags: ['humor', 'carrera', 'sin sonido'],
      priceCents: 449,
      fields: {
        model: 'hailuo-2.3',
        duration: 10,
        resolution: '768p',
        concept: 'Four grandmothers race their shopping trolleys down the steepest street in town',
        mainSubject:
          'four grandmothers in house slippers and numbered aprons, each crouched behind a wheeled tartan shopping trolley',
        action: 'take the corner three abreast, lean out together and spill one orange at the ribbon',
        setting:
          'on a steep cobbled street between balconies full of neighbors, hay bales at the bend, midday festival flags',
        cameraMovement: 'leading-tracking-move',
        shotTypes: ['wide-shot'],
        cinematicStyle: 'sports-broadcast',
        colorGrading: 'vibrant',
        mood: 'humorous',
        visualEffects: ['motion-blur']
      }
    },
    {
      title: 'El primer corte',
      description:
        'Una barbería, un niño y toda la calle pendiente. Vertical, cálido y con un remate pequeño.',
      tags: ['barrio', 'infancia', 'vertical'],
      priceCents: 599,
      fields: {
        model: 'gemini-omni-flash',
        duration: 8,
        aspectRatio: '9:16',
        concept: 'A boy sits for his first haircut while half the street watches through the door',
        mainSubject:
          'a boy of four on a board across the chair arms, and a barber with a comb behind each ear',
        action: 'squeezes his eyes shut, feels a curl drop onto his knee and opens one eye to the mirror',
        setting:
          'in a one-chair barbershop with a checkered floor, fluorescent ring above the mirror, faces crowding the bead curtain',
        cameraMovement: 'dolly-out',
        shotTypes: ['close-up', 'medium-wide-shot'],
        cinematicStyle: 'cinematic-realism',
        colorGrading: 'warm',
        mood: 'playful',
        language: 'Spanish',
        dialogue: 'Barbero: Ya está, caballero.\nNiño: ¿Y el rizo? ¿Me lo puedo quedar?',
        voiceStyle: 'Natural',
        musicStyle: 'latin',
        soundEffects: ['scissors snip twice', 'beads rattle', 'everyone exhales'],
        ambientSounds: 'busy-street',
        audioMix: 'balanced'
      }
    },
    {
      title: 'Azul de balcón en balcón',
      description:
        'Un solo vuelo por toda una calle, gratis y sin sonido: úsalo como apertura o como transición.',
      tags: ['cometa', 'transición', 'gratis'],
      priceCents: 0,
      fields: {
        model: 'luma-ray-3.2',
        duration: 5,
        concept: 'A blue kite slips its string and visits each floor of a street in turn',
        mainSubject: 'a diamond-shaped kite of cobalt paper with a tail of knotted newspaper',
        action: 'skims past geraniums, brushes an outstretched hand and climbs over the rooftops',
        setting:
          'along a narrow street of ochre facades and iron railings, hats and newspapers below, clear spring morning',
        cameraMovement: 'fpv-flythrough',
        shotTypes: ['long-take'],
        cinematicStyle: 'italian-neorealism',
        colorGrading: 'natural',
        mood: 'hopeful',
        visualEffects: ['motion-blur']
      }
    },
    {
      title: 'Nana para un atasco',
      description:
        'Un solo músico contra mil bocinas. Con entrada, silencio y final, listo para un spot o una campaña.',
      tags: ['música', 'ciudad', 'campaña'],
      priceCents: 549,
      fields: {
        model: 'wan-2.7',
        duration: 10,
        concept: 'A mariachi trumpeter plays a lullaby from the roof of a taxi until the horns give up',
        mainSubject:
          'a mariachi trumpeter in black with silver buttons, hat on his back, standing on a yellow cab',
        action: 'lifts the trumpet to his lips, plays with closed eyes and lowers it into an unexpected hush',
        setting:
          'in a jammed six-lane avenue at dusk, brake lights to the horizon, faces lit red behind windshields',
        cameraMovement: 'crane-up',
        shotTypes: ['medium-shot', 'wide-shot'],
        cinematicStyle: 'magical-realism',
        colorGrading: 'moody',
        mood: 'uplifting',
        visualEffects: ['bokeh', 'haze'],
        musicStyle: 'a slow lullaby on solo trumpet',
        soundEffects: ['horns drop out one by one', 'a single car door opens'],
        ambientSounds: 'distant-traffic',
        audioMix: 'builds-to-a-crescendo'
      }
    },
    {
      title: 'Cantar el precio',
      description:
        'Una vendedora, una rima y el puesto más alegre de la plaza. Formato de calle, para redes.',
      tags: ['mercado', 'redes', 'vertical'],
      priceCents: 199,
      fields: {
        model: 'grok-imagine',
        duration: 8,
        resolution: '720p',
        aspectRatio: '9:16',
        concept: 'A fruit seller rhymes her prices at passers-by until one of them rhymes back',
        mainSubject: 'a fruit seller with gold hoops and a money belt, behind a pyramid of mangoes',
        action: 'tosses a mango from hand to hand, points at the lens and catches the coin that flies in',
        setting:
          'under a striped awning in a covered market, skylight beams through dust, crates in every warm color',
        cameraMovement: 'handheld',
        shotTypes: ['medium-shot'],
        cinematicStyle: 'social-media',
        colorGrading: 'vibrant',
        mood: 'joyful',
        language: 'Spanish',
        dialogue: 'Frutera: ¡Dos por diez, y el mango canta otra vez!\nCliente: ¡Pues que cante en inglés!',
        voiceStyle: 'Energetic',
        musicStyle: 'no-music',
        soundEffects: ['a coin rings on the scale', 'a mango slaps into a palm'],
        ambientSounds: 'market-bustle',
        audioMix: 'natural-location-sound'
      }
    }
  ],
  bundles: [
    {
      title: 'Barrio en tres actos',
      description: 'La azotea, la barbería y el atasco: tres escenas con música para una misma ciudad.',
      category: 'Music video',
      tags: ['barrio', 'música'],
      priceCents: 1199,
      prompts: ['Tacones en la azotea', 'El primer corte', 'Nana para un atasco']
    }
  ]
};
