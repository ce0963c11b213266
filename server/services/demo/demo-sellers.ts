import type { DemoSeller } from './sellers/demo-seller.ts';
import { atelierDuMidi } from './sellers/atelier-du-midi.ts';
import { commonTable } from './sellers/common-table.ts';
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
