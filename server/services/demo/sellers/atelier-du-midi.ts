import type { DemoSeller } from './demo-seller.ts';

export const atelierDuMidi: DemoSeller = {
  username: 'demo-atelier-du-midi',
  displayName: 'Atelier du Midi (démo)',
  bio: 'Une boutique imaginaire du catalog de démonstration : gestes, matières et saisons.',
  language: 'French',
  licence: 'commercial',
  prompts: [
    {
      title: 'L’odeur de la pluie',
      description:
        'Un film de parfum sans flacon qui tourne : une créatrice, un essai, une certitude. La lumière et la voix sont écrites.',
      tags: ['parfum', 'luxe', 'portrait'],
      priceCents: 649,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        concept: 'A perfumer recognizes a storm from her childhood on a strip of white paper',
        mainSubject:
          'a perfumer of sixty with silver-framed glasses pushed into her hair, a fan of paper strips in hand',
        action: 'passes one strip under her nose, stops breathing and turns toward the open window',
        setting:
          'in a laboratory of amber bottles above a walled garden, thunder-gray afternoon, the first drops on a zinc sill',
        cameraMovement: 'arc',
        shotTypes: ['profile-shot', 'extreme-close-up'],
        cinematicStyle: 'commercial',
        colorGrading: 'emerald',
        mood: 'intimate',
        visualEffects: ['shallow-depth-of-field', 'rain'],
        language: 'French',
        dialogue: 'Parfumeuse: Voilà. La route, juste après l’orage.',
        voiceStyle: 'Whispering',
        musicStyle: 'solo-piano',
        soundEffects: ['paper flicks the air', 'a glass stopper turns'],
        ambientSounds: 'light-rain',
        audioMix: 'intimate-and-dry',
        additionalParams:
          '75mm lens wide open. Gray window light wraps the face; green bottles throw color onto the wall.'
      }
    },
    {
      title: 'Dernier métro, même chanson',
      description:
        'Une rencontre à deux, presque muette, dans l’esprit du cinéma des années soixante. Tendre et monochrome.',
      tags: ['romance', 'Paris', 'noir et blanc'],
      priceCents: 549,
      fields: {
        model: 'seedance-2',
        duration: 8,
        concept: 'A stranger offers half of her earphones to the man who has been tapping her song',
        mainSubject:
          'a woman in a belted trench coat with a tangle of white wire, beside a man with a violin case',
        action:
          'holds out one earbud, waits through a tunnel flicker and smiles at the floor when he takes it',
        setting:
          'in an almost empty metro carriage of worn leatherette, station tiles strobing past, their reflections overlapping in the window',
        cameraMovement: 'handheld',
        shotTypes: ['two-shot', 'close-up'],
        transitions: 'jump-cut',
        cinematicStyle: 'french-new-wave',
        colorGrading: 'monochrome',
        mood: 'romantic',
        visualEffects: ['film-grain'],
        language: 'French',
        dialogue: 'Homme: Vous l’écoutez trop vite.\nFemme: Alors ralentissez-la.',
        voiceStyle: 'Conversational',
        musicStyle: 'jazz',
        soundEffects: ['doors hiss shut', 'a fingertip taps on wood'],
        ambientSounds: 'train-carriage-rumble',
        audioMix: 'dialogue-forward'
      }
    },
    {
      title: 'Lâcher prise',
      description: 'Le vide, le temps suspendu, la main. Trois plans minutés pour un écran vertical.',
      tags: ['cirque', 'vertical', 'vertige'],
      priceCents: 399,
      fields: {
        model: 'kling-4',
        duration: 9,
        aspectRatio: '9:16',
        concept: 'A trapeze artist releases the bar and hangs in the air for one long beat before the catch',
        mainSubject:
          'a trapeze artist in a faded copper leotard, chalk on her palms, toes pointed like blades',
        action:
          '[00:00-00:03] She swings out over the dark and gathers height.\n[00:03-00:06] She opens her hands and turns once, weightless.\n[00:06-00:09] Two wrists meet hers with a burst of chalk.',
        setting:
          'under the peak of an old canvas big top, a single follow spot, seats below dissolving into black',
        cameraMovement: 'orbit',
        shotTypes: ['low-angle-shot', 'medium-shot', 'insert-shot'],
        cinematicStyle: 'cinematic-realism',
        colorGrading: 'high-contrast',
        mood: 'suspenseful',
        visualEffects: ['slow-motion', 'dust-particles'],
        musicStyle: 'tense-underscore',
        soundEffects: ['ropes groan', 'palms smack together'],
        ambientSounds: 'a tent full of people holding still',
        audioMix: 'builds-to-a-crescendo'
      }
    },
    {
      title: 'Après la fermeture',
      description:
        'Un manège, la nuit, et une liberté toute neuve. Muet : ajoutez votre musique ou votre conte.',
      tags: ['conte', 'nuit', 'muet'],
      priceCents: 499,
      fields: {
        model: 'runway-gen4.5',
        duration: 8,
        resolution: '720p',
        concept: 'A carousel horse climbs down from its pole once the lights go out',
        mainSubject: 'a dapple-gray wooden horse with chipped gilding, glass eyes and a scarlet saddle',
        action:
          'shakes the stiffness from its neck, sets one painted hoof on the ground and trots into the trees',
        setting:
          'in a seaside park after rain, a shuttered carousel, string bulbs fading to embers, moon between pines',
        cameraMovement: 'pull-back',
        shotTypes: ['medium-wide-shot'],
        cinematicStyle: 'fantasy',
        colorGrading: 'day-for-night',
        mood: 'magical',
        visualEffects: ['mist', 'glow'],
        additionalParams:
          'Wood grain stays visible under the paint while the limbs bend; 35mm lens close to the ground.'
      }
    },
    {
      title: 'Il en manque un',
      description:
        'Un fonctionnaire très sérieux, un problème minuscule. Faux reportage gratuit, une seule réplique.',
      tags: ['humour', 'faux documentaire', 'gratuit'],
      priceCents: 0,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        concept: 'The official pigeon counter of a small town reports a discrepancy to the camera',
        mainSubject:
          'a municipal officer in a short tie with a hand-held clicker, a pigeon asleep on his clipboard',
        action: 'clicks the counter, compares it with his ledger and glances up past the frame edge',
        setting:
          'on a provincial square with a dry fountain, plane trees, deck chairs and flat gray daylight',
        cameraMovement: 'crash-zoom',
        shotTypes: ['medium-close-up'],
        cinematicStyle: 'mockumentary',
        colorGrading: 'desaturated',
        mood: 'quirky',
        language: 'French',
        dialogue: 'Agent: Deux cent onze. Hier, deux cent douze. J’ai prévenu le maire.',
        voiceStyle: 'Serious',
        musicStyle: 'no-music',
        soundEffects: ['a mechanical counter clicks', 'wings burst upward'],
        ambientSounds: 'cooing, a distant scooter',
        audioMix: 'natural-location-sound'
      }
    },
    {
      title: 'Le bassin vide',
      description:
        'Un concert pour personne, puis l’eau. Un clip contemplatif dont la fin répond à la première note.',
      tags: ['musique', 'onirique', 'clip'],
      priceCents: 799,
      fields: {
        model: 'seedance-2.5',
        duration: 15,
        resolution: '720p',
        aspectRatio: '21:9',
        concept: 'A cellist plays at the bottom of a drained swimming pool and water comes to listen',
        mainSubject: 'a barefoot cellist in a rolled-up dinner suit, seated on a lifeguard’s chair cut short',
        action:
          'draws one long bow, keeps playing as ripples reach his ankles and floats the last note over the surface',
        setting:
          'in an abandoned art deco pool hall, cracked turquoise tiles, vines through the skylight, late sun on dust',
        cameraMovement: 'crane-down',
        shotTypes: ['wide-shot', 'detail-shot'],
        transitions: 'dissolve',
        cinematicStyle: 'music-video',
        colorGrading: 'teal-and-orange',
        mood: 'melancholic',
        visualEffects: ['god-rays', 'water-splashes'],
        musicStyle: 'a slow solo cello suite in a minor key',
        soundEffects: ['rosin bites on gut', 'the first trickle along grout'],
        ambientSounds: 'a long tiled echo, leaves shifting overhead',
        audioMix: 'wide-and-spacious'
      }
    }
  ],
  bundles: []
};
