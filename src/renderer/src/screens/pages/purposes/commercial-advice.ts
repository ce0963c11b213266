import type { FieldRewrite } from '#renderer/features/content/rewrites.tsx';
import type { Pitfall } from '#renderer/features/content/pitfalls.tsx';

export const rewrites: readonly FieldRewrite[] = [
  {
    field: 'concept',
    before: 'An amazing advert for our new headphones, with all their great features.',
    after: 'A commuter puts headphones on and the crowded carriage falls silent.',
    why: 'One promise, shown as a change. Features are for the page the advert leads to.'
  },
  {
    field: 'mainSubject',
    before: 'Our product, premium quality.',
    after: 'A white ribbed ceramic coffee dripper on a glass jug, matte glaze, a thin raw edge at the rim.',
    why: 'A model has never seen your product. Shape, material, finish and one detail are what it can draw; “premium” is what they add up to.'
  },
  {
    field: 'action',
    before: 'The bottle spins around while splashes explode everywhere and it transforms.',
    after: 'One drop runs down the cold glass and stops at the foot of the bottle.',
    why: 'Spins and splashes bend the shape of what you sell. A small movement keeps it whole and gives you a clean last frame.'
  },
  {
    field: 'setting',
    before: 'In a studio with the text “Now 20% off”.',
    after: 'On a pale oak worktop by an east window, the upper third of the frame a plain unlit wall.',
    why: 'Words in the picture come out garbled more often than not. Leave an empty area and set price, name and logo when you edit.'
  },
  {
    field: 'dialogue',
    before:
      'Narrator: Introducing the revolutionary new way to experience every single moment of your morning, reimagined.',
    after: 'Narrator: Some evenings, the ride home is the quiet part.',
    why: 'About two words a second is what a voice can say without rushing. Ten words leave room for the picture.'
  }
];

export const pitfalls: readonly Pitfall[] = [
  {
    sign: 'The product changes shape as the camera goes round it.',
    fix: 'Do not go round it. A slow dolly in or a locked-off frame shows one side, and one side is what holds. Where your model takes a picture to start from, give it your own photo.'
  },
  {
    sign: 'A logo or label appears, and it is nonsense.',
    fix: 'Write the surface as blank: “an unmarked white label”. Then lay the real one over it in the edit.'
  },
  {
    sign: 'The hand has six fingers or goes through the handle.',
    fix: 'Show less of it. “A thumb presses the lid” is drawn better than “she opens the jar”.'
  },
  {
    sign: 'It ends in the middle of a movement.',
    fix: 'Give the action a last clause that is still: “and rests”, “and stays on the glass”. The fit check also counts how many actions fit into your length.'
  },
  {
    sign: 'The model made up a jingle.',
    fix: 'Choose “no music” and name two real sounds. The fit check warns when a model that makes sound is told nothing about it.'
  },
  {
    sign: 'Every version of the campaign looks like another brand.',
    fix: 'Write style, grade and setting once, save them as a template, and change only subject and action. A matrix does this for three fields at a time.'
  }
];
