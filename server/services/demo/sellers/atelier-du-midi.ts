import type { DemoSeller } from './demo-seller.ts';

export const atelierDuMidi: DemoSeller = {
  username: 'demo-atelier-du-midi',
  displayName: 'Atelier du Midi (démo)',
  bio: 'Une boutique imaginaire du catalogue de démonstration : gestes, matières et saisons.',
  language: 'French',
  licence: 'commercial',
  prompts: [
    [
      'skincare-texture',
      'Une goutte sur la pierre',
      'Une huile tombe sur une pierre mouillée, assez lentement pour qu’on la sente. La beauté sans visage.',
      649,
      'veo-3.1'
    ],
    [
      'new-wave-afternoon',
      'Un livre volé, un baiser en courant',
      'Une librairie, une fuite, un rire. Caméra portée, lumière de mai et aucune leçon.',
      549,
      'veo-3.1'
    ],
    [
      'climbing-crux',
      'Deux doigts, une prise',
      'Tout tient à un geste. Écran vertical, souffle court et le vide qui fait le reste.',
      399,
      'kling-4'
    ],
    [
      'kids-story',
      'L’ours et le bouton',
      'Une page du soir qui s’anime : un ours a perdu un bouton, un papillon de nuit s’en mêle.',
      499,
      'runway-gen4.5'
    ],
    [
      'weather-report',
      'La météo dans la pluie',
      'La prévision donnée dehors, par quelqu’un qui est dedans. Pour une chaîne locale ou une plaisanterie.',
      0,
      'veo-3.1-fast'
    ],
    [
      'bridal-atelier',
      'Le dernier point',
      'La dernière couture d’une robe, vue par celle qui la coud depuis des mois.',
      799,
      'seedance-2.5'
    ]
  ],
  bundles: []
};
