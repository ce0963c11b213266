import type { DemoSeller } from './demo-seller.ts';

export const mossAndTide: DemoSeller = {
  username: 'demo-moss-and-tide',
  displayName: 'Moss & Tide (demo)',
  bio: 'A made-up shop of the demo catalogue: animals, weather and long views.',
  language: 'English',
  licence: 'team',
  prompts: [
    [
      'nature-doc',
      'Half a second of blue',
      'A kingfisher waits for most of the clip and is gone before you are ready. Stillness first, then one exact action.',
      1499,
      'veo-3.1'
    ],
    [
      'drone-coastline',
      'The red ferry between the stacks',
      'Scale told by one small boat. A rising flight that ends on the horizon, without a cut.',
      999,
      'veo-3.1'
    ],
    [
      'forest-floor-macro',
      'The puffball and the drop',
      'Rain at ankle height: one drop sets a cloud of spores free. For titles, lessons and patient feeds.',
      699,
      'luma-ray-3.2'
    ],
    [
      'elephant-crossing',
      'The smallest one gets a push',
      'A herd in brown water and a calf on a slope. Warm, wide, and over at the right moment.',
      1199,
      'veo-3.1'
    ],
    [
      'desert-night-sky',
      'When the fire is covered',
      'The picture goes dark so that the sky can come forward. A slow reveal for an ultra-wide frame.',
      899,
      'kling-3'
    ],
    [
      'village-under-snow',
      'The post comes on skis',
      'One descent, one window that lights up. Winter without a word.',
      0,
      'veo-3.1'
    ],
    [
      'adventure',
      'One gap in the ice',
      'A kayak between floes that are closing. The camera commits before the paddler does.',
      1099,
      'hailuo-2.3'
    ]
  ],
  bundles: [
    {
      title: 'Water in three moods',
      description:
        'A bird, a ferry and a gap in the ice: three ways to film water, with the licence for a whole team.',
      category: 'Nature documentary',
      priceCents: 2999,
      templates: ['nature-doc', 'drone-coastline', 'adventure']
    }
  ]
};
