// The demo's sellers, buyers and reviews. All of them are invented and say so.
import { atelierDuMidi } from './sellers/atelier-du-midi.ts';
import { commonTable } from './sellers/common-table.ts';
import type { DemoSeller } from './sellers/demo-seller.ts';
import { firstLight } from './sellers/first-light.ts';
import { lanternHouse } from './sellers/lantern-house.ts';
import { mossAndTide } from './sellers/moss-and-tide.ts';
import { nordlicht } from './sellers/nordlicht.ts';
import { paperCrane } from './sellers/paper-crane.ts';
import { patioAzul } from './sellers/patio-azul.ts';

export const demoSellers: readonly DemoSeller[] = [
  lanternHouse,
  commonTable,
  mossAndTide,
  paperCrane,
  patioAzul,
  atelierDuMidi,
  nordlicht,
  firstLight
];

export const demoBuyers: readonly string[] = ['Demo buyer A', 'Demo buyer B', 'Demo buyer C', 'Demo buyer D'];

type Review = readonly [stars: number, text: string];

const english: readonly Review[] = [
  [5, 'Demo review. The camera does what the description says, and the ending is easy to cut.'],
  [4, 'Demo review. Good structure. I changed the location and it still worked.'],
  [5, 'Demo review. Short and exact, and the sound is written too.'],
  [3, 'Demo review. Works in a wide frame, less well on a phone.']
];

const reviews: Readonly<Partial<Record<DemoSeller['language'], readonly Review[]>>> = {
  English: english,
  Spanish: [
    [5, 'Reseña de demostración. El plano aguanta y el final se puede cortar.'],
    [4, 'Reseña de demostración. Cambié el lugar y siguió funcionando.'],
    [4, 'Reseña de demostración. Breve y con el sonido pensado.'],
    [3, 'Reseña de demostración. Mejor en horizontal que en el móvil.']
  ],
  French: [
    [5, 'Avis de démonstration. Le geste annoncé, et une fin que l’on peut couper.'],
    [4, 'Avis de démonstration. J’ai changé le lieu, tout tient encore.'],
    [5, 'Avis de démonstration. Court, précis, le son est pensé.'],
    [4, 'Avis de démonstration. Plus à l’aise en largeur.']
  ],
  German: [
    [4, 'Demo-Bewertung. Die Bewegung stimmt, das Ende lässt sich schneiden.'],
    [5, 'Demo-Bewertung. Ort getauscht, Aufbau hält.'],
    [4, 'Demo-Bewertung. Kurz, genau, mit Ton gedacht.'],
    [3, 'Demo-Bewertung. Im Hochformat weniger stark.']
  ],
  Japanese: [
    [5, 'デモ用レビュー。動きが約束どおりで、終わりも切りやすい。'],
    [4, 'デモ用レビュー。場所を替えても崩れませんでした。'],
    [5, 'デモ用レビュー。短くて正確、音まで考えられています。'],
    [4, 'デモ用レビュー。横長のほうが映えます。']
  ]
};

/** Zero to four of them, by the listing's place in the catalog. */
export const listDemoReviews = (language: DemoSeller['language'], place: number): readonly Review[] =>
  (reviews[language] ?? english).slice(0, (place * 3) % (demoBuyers.length + 1));
