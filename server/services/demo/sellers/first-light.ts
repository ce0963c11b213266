import type { DemoSeller } from './demo-seller.ts';

export const firstLight: DemoSeller = {
  username: 'demo-first-light',
  displayName: 'First Light (demo)',
  bio: 'A made-up shop of the demo catalogue: short clips for feeds, lessons and launches.',
  language: 'English',
  licence: 'personal',
  prompts: [
    [
      'minimal',
      'One object, one sound',
      'Five seconds that can open anything: a talk, a reel, a page. Change the object and nothing else.',
      0,
      'veo-3.1-fast'
    ],
    [
      'talking-head-hook',
      'The claim in the first second',
      'A how-to that starts with its proof in the hand. The line is short enough to be lip-synced.',
      249,
      'veo-3.1'
    ],
    [
      'app-launch-teaser',
      'Shapes that become a map',
      'A launch without a screenshot: loose shapes find each other and turn into a place.',
      699,
      'wan-2.7'
    ],
    [
      'how-a-vaccine-works',
      'A cell learns a shape',
      'Memory, shown as a shape that fits. Medicine for a classroom, without a needle.',
      899,
      'ltx-2.5'
    ],
    [
      'running-shoe-spot',
      'Grip on the bend',
      'Rain, one runner and the bend of a track. The shoe is shown by what it holds.',
      1199,
      'veo-3.1'
    ],
    [
      'synthwave-drive',
      'The sun takes the whole chorus',
      'A coupe, a causeway and a sunset in no hurry. Eight bars of colour for a chorus.',
      399,
      'vidu-q3'
    ],
    [
      'comic-hero',
      'Grandmother catches a piano',
      'Ink, dots and one dry line. A hero who has other things to do.',
      349,
      'veo-3.1'
    ]
  ],
  bundles: [
    {
      title: 'A launch day in three clips',
      description:
        'The hook, the teaser and the product on the move: what a launch day needs, in the order it needs it.',
      category: 'Commercial',
      priceCents: 1499,
      templates: ['talking-head-hook', 'app-launch-teaser', 'running-shoe-spot']
    }
  ]
};
