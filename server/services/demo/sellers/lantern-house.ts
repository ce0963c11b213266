import type { DemoSeller } from './demo-seller.ts';

export const lanternHouse: DemoSeller = {
  username: 'demo-lantern-house',
  displayName: 'Lantern House (demo)',
  bio: 'A made-up shop of the demo catalog: suspense after dark.',
  language: 'English',
  licence: 'personal',
  prompts: [
    {
      title: 'Last boat, one ticket',
      description:
        'A black-and-white mystery in eight seconds: one counter, two faces, one line. Lighting and lens are set for hard shadows.',
      tags: ['mystery', 'black and white', 'twist ending'],
      priceCents: 499,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        concept: 'A ferry clerk sells the night’s final ticket to herself, forty years older',
        mainSubject:
          'a young clerk in a gray wool cap behind brass bars, and an elderly woman wearing the same cap with a moth hole',
        action:
          'slides the ticket under the bars, sees the gloved hand that takes it and slowly lifts her eyes',
        setting:
          'in a waterfront booking hall at midnight, a single green-shaded lamp on the counter, ship’s fog pressing on the glass',
        cameraMovement: 'slow-dolly-in',
        shotTypes: ['over-the-shoulder-shot', 'close-up'],
        cinematicStyle: 'film-noir',
        colorGrading: 'black-and-white',
        mood: 'mysterious',
        visualEffects: ['film-grain', 'fog'],
        dialogue: 'Elderly woman: One way, dear. You remember.',
        voiceStyle: 'Soft',
        musicStyle: 'suspense-drones',
        soundEffects: ['the ticket scrapes over brass', 'a foghorn answers from the water'],
        ambientSounds: 'a hall clock, water slapping against piles',
        audioMix: 'dialogue-forward',
        additionalParams:
          '40mm lens at T2. The desk lamp is the only key, from below left, with a deep falloff to black.'
      }
    },
    {
      title: 'The string that kept sounding',
      description:
        'Slow dread for headphones. The scare is heard first and seen last, so it works on a phone with the sound on.',
      tags: ['horror', 'sound design', 'slow burn'],
      priceCents: 599,
      fields: {
        model: 'kling-4',
        duration: 10,
        resolution: '1080p',
        concept: 'A piano tuner hears the wire he has just cut out go on humming',
        mainSubject:
          'a piano tuner in shirtsleeves and a leather apron, a coil of cut bass wire around his fist',
        action: 'holds his breath, lowers his ear toward the open lid and watches a hammer rise by itself',
        setting:
          'inside a shuttered ballroom, dust sheets over the chairs, one work light hanging from the lid of a concert grand',
        cameraMovement: 'push-in',
        shotTypes: ['medium-close-up', 'insert-shot'],
        cinematicStyle: 'horror',
        colorGrading: 'dark-and-moody',
        mood: 'eerie',
        visualEffects: ['dust-particles', 'shallow-depth-of-field'],
        musicStyle: 'no-music',
        soundEffects: ['one low note hums and will fade only to return', 'felt brushes against steel'],
        ambientSounds: 'an empty room with a long reverb, rain far above on a glass roof',
        audioMix: 'effects-forward',
        additionalParams:
          '65mm lens. The work light swings a hand’s width, so every shadow in the room leans with it.'
      }
    },
    {
      title: 'Heist with candles',
      description:
        'Ten seconds of tension, two of relief. A comic turn for a birthday film, a trailer or an invitation.',
      tags: ['heist', 'comedy', 'invitation'],
      priceCents: 799,
      fields: {
        model: 'seedance-2.5',
        duration: 12,
        resolution: '720p',
        aspectRatio: '21:9',
        concept: 'Two safecrackers open a bank strongroom and find a birthday table laid for one of them',
        mainSubject:
          'a wiry safecracker with a stethoscope around her neck, and her broad partner with a duffel bag and a torn sleeve',
        action:
          'turns the dial a last notch, hauls the steel door aside and steps back from the glow of forty candles',
        setting:
          'in a marble basement under a savings bank, red emergency light on brushed steel, warm candlelight spilling out',
        cameraMovement: 'pull-back',
        shotTypes: ['extreme-close-up', 'two-shot'],
        cinematicStyle: 'neo-noir',
        colorGrading: 'teal-and-orange',
        mood: 'suspenseful',
        visualEffects: ['anamorphic-flare', 'haze'],
        dialogue: 'Partner: You said it was a Tuesday job.\nSafecracker: It is. It’s also the ninth.',
        voiceStyle: 'Deadpan',
        musicStyle: 'tense-underscore',
        soundEffects: ['tumblers fall one after the other', 'a steel bolt draws back', 'candles flutter'],
        ambientSounds: 'a ventilation shaft, a distant alarm that has given up',
        audioMix: 'music-ducks-under-dialogue'
      }
    },
    {
      title: 'First bee of the Martian spring',
      description:
        'Hopeful science fiction on one square meter. A large idea told through a very small arrival, for a wide screen.',
      tags: ['space', 'hope', 'macro'],
      priceCents: 999,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        resolution: '4K',
        concept: 'A botanist on Mars meets the only bee that lived through the dust season',
        mainSubject:
          'a botanist with cropped gray hair in a patched orange undersuit, kneeling, and a honeybee dusted with pollen',
        action:
          'opens her palm beside a bean flower, keeps it still and laughs under her breath as the bee lands',
        setting:
          'inside an inflated greenhouse at sunrise, condensation on the ribs, rust-red dunes blurred behind the film',
        cameraMovement: 'rack-focus',
        shotTypes: ['macro-shot', 'medium-close-up'],
        cinematicStyle: 'science-fiction',
        colorGrading: 'amber',
        mood: 'hopeful',
        visualEffects: ['shallow-depth-of-field', 'light-rays'],
        dialogue: 'Botanist: There you are. Four hundred days, and there you are.',
        voiceStyle: 'Whispering',
        musicStyle: 'ambient',
        soundEffects: ['tiny wings stop and start', 'a drip lands on a leaf'],
        ambientSounds: 'air pumps breathing slowly, thin wind on plastic',
        additionalParams:
          '100mm macro. Low sun from the right, pink through the film; the visor on the bench holds the dunes.'
      }
    },
    {
      title: 'One sentence ahead',
      description:
        'Three shots in a courtroom, timed to the second for Kling 3. Ends on a reaction you can hold for a title.',
      tags: ['courtroom', 'multi-shot', 'twist ending'],
      priceCents: 699,
      fields: {
        model: 'kling-3',
        duration: 9,
        concept: 'A court stenographer notices that she types the verdict before the judge has read it',
        mainSubject:
          'a stenographer in a navy blouse with reading glasses on a chain, hands on a black machine',
        action:
          '[00:00-00:03] Her fingers run over the keys in an even rhythm.\n[00:03-00:06] They stop; the judge is only now unfolding the paper.\n[00:06-00:09] She reads her own strip and presses it flat under her hand.',
        setting:
          'in a paneled courtroom on a winter afternoon, snow light through tall windows, brass lamps along the bench',
        cameraMovement: 'static',
        shotTypes: ['detail-shot', 'medium-shot', 'close-up'],
        cinematicStyle: 'thriller',
        colorGrading: 'cool',
        mood: 'ominous',
        visualEffects: ['film-grain'],
        musicStyle: 'suspense-drones',
        soundEffects: ['soft keys in quick pairs', 'stiff paper unfolds'],
        ambientSounds: 'a full room holding still, one cough',
        audioMix: 'intimate-and-dry'
      }
    },
    {
      title: 'Doors without end',
      description:
        'A seamless loop for a feed: the last frame is the first. Silent on purpose, so any track fits under it.',
      tags: ['loop', 'surreal', 'silent'],
      priceCents: 0,
      fields: {
        model: 'runway-gen4.5',
        duration: 10,
        resolution: '720p',
        concept: 'A man opens a door and walks in on himself opening the next one',
        mainSubject:
          'a man in a mustard suit and bowler hat, seen from behind, repeated down a corridor of himself',
        action:
          'turns the knob, steps over the threshold and comes up behind the man who is turning the knob',
        setting:
          'in a hotel corridor papered in dusty rose, every door the same mint green, flat light from globe lamps',
        cameraMovement: 'following-tracking-move',
        shotTypes: ['medium-wide-shot'],
        cinematicStyle: 'surrealism',
        colorGrading: 'pastel',
        mood: 'whimsical',
        visualEffects: ['soft-focus'],
        additionalParams:
          'Symmetrical one-point perspective on a 24mm lens; the speed stays even from first frame to last.'
      }
    },
    {
      title: 'Tape 4, side B',
      description:
        'A home video that turns cold halfway through. Period camera, period sound, and one line that changes it.',
      tags: ['found footage', '1990s', 'chills'],
      priceCents: 349,
      fields: {
        model: 'grok-imagine',
        duration: 8,
        resolution: '720p',
        aspectRatio: '16:9',
        concept:
          'On an old birthday tape the one guest that everybody forgot looks up at whoever is watching',
        mainSubject:
          'eight children in cardboard crowns around a cake, and a pale boy at the far end in a sailor shirt',
        action: 'blow at the candles together while the boy alone sits upright, turns his head and waves',
        setting:
          'in a wood-paneled basement with crepe streamers, on-camera flash light, a television glowing in the corner',
        cameraMovement: 'handheld',
        shotTypes: ['group-shot', 'medium-shot'],
        cinematicStyle: 'vhs-home-video',
        colorGrading: 'faded-film',
        mood: 'nostalgic',
        visualEffects: ['scan-lines', 'chromatic-aberration'],
        dialogue: 'Father: Who invited the little sailor?',
        voiceStyle: 'Off-screen',
        musicStyle: 'no-music',
        soundEffects: ['a party horn dies away', 'tape hiss swells and drops'],
        ambientSounds: 'children giggling, a slide projector fan',
        audioMix: 'muffled'
      }
    }
  ],
  bundles: [
    {
      title: 'After dark: three slow scares',
      description:
        'The boat, the string and the courtroom together: three ways to unsettle a viewer in ten seconds.',
      category: 'Thriller',
      tags: ['suspense', 'night'],
      priceCents: 1499,
      prompts: ['Last boat, one ticket', 'The string that kept sounding', 'One sentence ahead']
    }
  ]
};
