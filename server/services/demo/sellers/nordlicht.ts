import type { DemoSeller } from './demo-seller.ts';

export const nordlicht: DemoSeller = {
  username: 'demo-nordlicht',
  displayName: 'Nordlicht Werkstatt (Demo)',
  bio: 'Ein erfundener Laden des Demokatalogs: Technik, Reise und ruhige Spannung.',
  language: 'German',
  licence: 'team',
  prompts: [
    {
      title: 'Über der Nebelgrenze',
      description:
        'Eine Fahrt aus dem Grau ins Licht, in einer einzigen Einstellung. Für Tourismus, Titel und ruhige Bildschirme.',
      tags: ['Reise', 'Berge', 'Plansequenz'],
      priceCents: 459,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        resolution: '4K',
        concept: 'A cable car breaks through cloud and its passengers fall silent at the same moment',
        mainSubject:
          'a crimson cable car with rounded windows, a dozen walkers in wool caps pressed to the glass',
        action:
          'climbs blind through drifting white, bursts into sunlight and glides toward a ridge of rock needles',
        setting:
          'above an ocean of fog in early October, gold larches on the slopes, black cable running to a stone station',
        cameraMovement: 'jib-move',
        shotTypes: ['establishing-shot'],
        cinematicStyle: 'cinematic-realism',
        colorGrading: 'clean',
        mood: 'awe-inspiring',
        visualEffects: ['fog', 'lens-flare'],
        musicStyle: 'orchestral',
        soundEffects: ['rollers rumble over a pylon', 'wind drops away at once'],
        ambientSounds: 'a cabin creaking, cowbells far below',
        audioMix: 'builds-to-a-crescendo'
      }
    },
    {
      title: 'Akte von morgen',
      description:
        'Ein Keller, ein Karton und ein Fund, den es nicht geben dürfte. Breites Bild, wenig Licht, offenes Ende.',
      tags: ['Thriller', 'Archiv', 'Rätsel'],
      priceCents: 859,
      fields: {
        model: 'seedance-2',
        duration: 8,
        concept:
          'An archivist unties a folder from 1962 and finds a photograph of the sweater she put on this morning',
        mainSubject:
          'an archivist in a mustard sweater with cotton gloves, a gray cardboard folder tied with tape',
        action: 'loosens the knot, turns over a print and slowly presses a hand against her own collar',
        setting:
          'in a basement of rolling steel shelves, motion-sensor lamps switching off row after row behind her',
        cameraMovement: 'push-in',
        shotTypes: ['over-the-shoulder-shot', 'reaction-shot'],
        cinematicStyle: 'thriller',
        colorGrading: 'bleach-bypass',
        mood: 'suspenseful',
        visualEffects: ['film-grain', 'vignette'],
        language: 'German',
        dialogue: 'Archivarin: Das ist doch von heute.',
        voiceStyle: 'Whispering',
        musicStyle: 'suspense-drones',
        soundEffects: ['a relay clicks with each lamp', 'tape slides through a knot'],
        ambientSounds: 'server-room-hum',
        audioMix: 'intimate-and-dry',
        additionalParams: '50mm lens. One lamp overhead as a cone; everything beyond two meters goes black.'
      }
    },
    {
      title: 'Die schiefe Stadt',
      description:
        'Stummfilmkulissen, gemalte Schatten, eine helle Figur. Acht Sekunden im Stil der frühen zwanziger Jahre.',
      tags: ['Stummfilm', 'Kulisse', 'Schwarzweiß'],
      priceCents: 559,
      fields: {
        model: 'ltx-2.5',
        duration: 8,
        frameRate: 25,
        concept: 'A town of leaning houses pulls itself upright when a child skips into it',
        mainSubject:
          'a small girl in a white pinafore with a hoop and stick, the only thing in the picture with soft edges',
        action:
          'rolls her hoop down the alley while gables, chimneys and lampposts snap straight on both sides',
        setting:
          'in a street of painted canvas flats with jagged windows and shadows brushed onto the ground',
        cameraMovement: 'dolly-out',
        shotTypes: ['wide-shot'],
        cinematicStyle: 'german-expressionism',
        colorGrading: 'black-and-white',
        mood: 'whimsical',
        visualEffects: ['vignette', 'film-grain'],
        musicStyle: 'a cinema organ, hesitant at first and then in full march',
        soundEffects: ['wooden flats crack upright', 'a hoop rattles over boards'],
        ambientSounds: 'a projector whirring'
      }
    },
    {
      title: 'Der erste Strom',
      description:
        'Ausbildung, Stolz, Wind: ein Recruitingfilm, der ohne Werbesätze auskommt. Mit einer Zeile zum Nachsprechen.',
      tags: ['Ausbildung', 'Energie', 'Recruiting'],
      priceCents: 1259,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        concept: 'An apprentice throws the switch on the first wind turbine she wired herself',
        mainSubject:
          'an apprentice in a harness and scuffed helmet, cable ties in her teeth, her instructor two steps back',
        action:
          'pushes the lever up with both hands, watches a needle climb and raises a thumb over her shoulder',
        setting:
          'inside the base of a turbine tower, ladder rising into dark, door open to a rape field in hard yellow bloom',
        cameraMovement: 'tilt-up',
        shotTypes: ['medium-close-up', 'low-angle-shot'],
        cinematicStyle: 'corporate',
        colorGrading: 'clean',
        mood: 'inspiring',
        visualEffects: ['light-rays'],
        language: 'German',
        dialogue: 'Ausbilder: Hörst du das?\nAzubi: Ja. Das bin ich.',
        voiceStyle: 'Confident',
        musicStyle: 'electronic',
        soundEffects: ['a breaker clunks home', 'a generator winds up to a steady note'],
        ambientSounds: 'blades sweeping past outside',
        audioMix: 'music-ducks-under-dialogue'
      }
    },
    {
      title: 'Wie eine Schleuse hebt',
      description:
        'Technik aus Karton, in einem Zug erklärt und gesprochen. Für Museum, Unterricht und Verwaltung.',
      tags: ['Erklärfilm', 'Technik', 'Unterricht'],
      priceCents: 959,
      fields: {
        model: 'wan-2.7',
        duration: 12,
        concept: 'A paper barge climbs a step of water between two gates',
        mainSubject: 'a folded red barge with a matchstick mast, inside a cutaway chamber of gray card',
        action:
          'enters low, waits while strips of blue tissue stack up beneath it and leaves level with the upper canal',
        setting:
          'on a tabletop model seen from the side, felt meadows above and below, even light from a large softbox',
        cameraMovement: 'lateral-tracking-move',
        shotTypes: ['wide-shot'],
        cinematicStyle: 'paper-cutout',
        colorGrading: 'bright-and-airy',
        mood: 'curious',
        language: 'German',
        dialogue: 'Sprecher: Unten zu, oben auf.\nSprecher: Das Wasser hebt, und keine Pumpe läuft.',
        voiceStyle: 'Friendly',
        musicStyle: 'upbeat-ukulele',
        soundEffects: ['card gates swing with a flap', 'tissue rustles like filling water'],
        ambientSounds: 'quiet-room-tone'
      }
    },
    {
      title: 'Ein Strich erzählt',
      description:
        'Gratis: drei Bilder aus einer einzigen Linie. Als Trenner zwischen Folien oder als Anfang eines Berichts.',
      tags: ['Motion Graphics', 'Daten', 'kostenlos'],
      priceCents: 0,
      fields: {
        model: 'vidu-q3',
        duration: 6,
        concept: 'One unbroken red line draws a pulse, a mountain range and the skyline of a town',
        mainSubject: 'a single red line three pixels wide with a bright round tip, running left to right',
        action: 'jumps in two spikes, stretches into peaks and squares itself into rooftops',
        setting: 'on a warm white field with a faint gray grid, generous margins, light as flat as paper',
        cameraMovement: 'pan-right',
        shotTypes: ['wide-shot'],
        cinematicStyle: 'motion-graphics',
        colorGrading: 'clean',
        mood: 'professional',
        musicStyle: 'corporate',
        soundEffects: ['two soft heartbeats', 'a felt pen running over paper'],
        ambientSounds: 'silence'
      }
    }
  ],
  bundles: [
    {
      title: 'Zwei Erklärfilme fürs Team',
      description: 'Schleuse und Linie zusammen: ein gesprochener Film und ein Trenner dazu.',
      category: 'Paper cutout',
      tags: ['Erklärfilm', 'Team'],
      priceCents: 899,
      prompts: ['Wie eine Schleuse hebt', 'Ein Strich erzählt']
    }
  ]
};
