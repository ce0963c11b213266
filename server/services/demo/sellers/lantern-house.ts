import type { DemoSeller } from './demo-seller.ts';

export const lanternHouse: DemoSeller = {
  username: 'demo-lantern-house',
  displayName: 'Lantern House (demo)',
  bio: 'A made-up shop of the demo catalogue: suspense after dark.',
  language: 'English',
  licence: 'personal',
  prompts: [
    [
      'film-noir',
      'The photograph under the lamp',
      'One desk, one blind, one picture that should have burned. The light does the talking and the last beat is held long enough to cut away from.',
      499,
      'veo-3.1'
    ],
    [
      'horror-corridor',
      'Door seven was shut',
      'A hotel corridor that changes while nobody looks. Built around a single slow move, so that the scare is in what the camera passes.',
      599,
      'veo-3.1'
    ],
    [
      'cyberpunk-courier',
      'Parcel above the wet city',
      'A chase across roofs that stays readable on a phone: one runner, one parcel, one gap too wide.',
      799,
      'kling-4'
    ],
    [
      'first-contact',
      'Three knocks from outside',
      'Orbit, silence and an answer. Two beats with a clear turn between them, written for a wide frame.',
      999,
      'veo-3.1'
    ],
    [
      'western-standoff',
      'Who drinks first',
      'Two riders at a well with one rope. Dust, leather and a look: a duel without a gun.',
      699,
      'seedance-2.5'
    ],
    [
      'surreal-loop',
      'The swimmer in the teacup',
      'A loop that closes on itself: dive in, come out where you began. Made to be posted and watched four times.',
      0,
      'runway-gen4.5'
    ],
    [
      'retro-futurism-kitchen',
      'Breakfast in the year 2000',
      'The future as a 1958 brochure promised it, with every machine doing one thing too much.',
      349,
      'veo-3.1'
    ]
  ],
  bundles: [
    {
      title: 'After dark: three nights of suspense',
      description:
        'The desk, the corridor and the roofs in one bundle, each written for a different pace of fear.',
      category: 'Thriller',
      priceCents: 1499,
      templates: ['film-noir', 'horror-corridor', 'cyberpunk-courier']
    }
  ]
};
