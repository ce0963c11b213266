import { entering, ownProfile } from './scenes-account.ts';
import { boughtScreens, wishlistAndReviewScenes } from './scenes-purchases.ts';
import { builderScreen, comparing, finders } from './scenes-builder.ts';
import { closedScreens, guideScreen, pagesToRead, planScreen } from './scenes-other.ts';
import { records } from './scenes-records.ts';
import { applying } from './scenes-selling.ts';
import { contactScreen, showcaseScreen } from './scenes-inbox.ts';
import { libraryScreen, librarySelection } from './scenes-library.ts';
import { listingScreen, marketScreen } from './scenes-market.ts';

/** Every screen of the app with every dialog, menu, sheet and message over it; the long ones first. */
export const scenes = [
  builderScreen,
  libraryScreen,
  marketScreen,
  finders,
  comparing,
  pagesToRead,
  ownProfile,
  boughtScreens,
  wishlistAndReviewScenes,
  listingScreen,
  entering,
  applying,
  records,
  planScreen,
  closedScreens,
  guideScreen,
  librarySelection,
  contactScreen,
  showcaseScreen
];
