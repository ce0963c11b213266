import type { DemoSeller } from './demo-seller.ts';

export const commonTable: DemoSeller = {
  username: 'demo-common-table',
  displayName: 'Common Table (demo)',
  bio: 'A made-up shop of the demo catalogue: food, shops and things made by hand.',
  language: 'English',
  licence: 'commercial',
  prompts: [
    [
      'commercial',
      'Pour once: a teapot spot',
      'Eight seconds for a potter: the pour, the steam, the line. The product is in frame from the first second to the last.',
      899,
      'veo-3.1'
    ],
    [
      'espresso-spot',
      'The first coffee of the line',
      'A tram driver, a lever machine and half past five in the morning, for a bar that opens early.',
      599,
      'veo-3.1'
    ],
    [
      'fine-dining-plate',
      'Broth last',
      'A plate is finished at the pass, and the broth is the final move. For a menu page or a booking screen.',
      799,
      'luma-ray-3.2'
    ],
    [
      'street-food-close-up',
      'Pineapple, thrown',
      'A taco ends with a trick that every guest films anyway. Fast, loud and vertical.',
      299,
      'kling-3'
    ],
    [
      'recipe-in-eight-seconds',
      'Dosa from above',
      'A whole recipe in one top shot: ladle, spiral, fold, plate. Replace the batter and keep the rhythm.',
      0,
      'veo-3.1-fast'
    ],
    [
      'watch-macro',
      'Balance wheel at dawn',
      'Mechanics at the size of a grain of rice. For watchmakers, instrument makers and anyone with small parts.',
      1299,
      'veo-3.1'
    ],
    [
      'unboxing',
      'Lid, paper, light',
      'Hands open a box on a desk: the sound carries it. Made for a parcel of any kind.',
      199,
      'hailuo-2.3'
    ]
  ],
  bundles: [
    {
      title: 'Three spots for a small kitchen',
      description:
        'Morning coffee, the pass at eight and a plate from above: a week of posts for one kitchen.',
      category: 'Commercial',
      priceCents: 1199,
      templates: ['espresso-spot', 'fine-dining-plate', 'street-food-close-up']
    }
  ]
};
