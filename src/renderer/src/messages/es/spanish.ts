import type { Texts } from '#renderer/lib/messages/message.ts';
import account from './account.json';
import activity from './activity.json';
import adminCategories from './admin-categories.json';
import adminContent from './admin-content.json';
import adminModels from './admin-models.json';
import adminSales from './admin-sales.json';
import adminServer from './admin-server.json';
import adminSettings from './admin-settings.json';
import adminSwitches from './admin-switches.json';
import adminTexts from './admin-texts.json';
import adminWords from './admin-words.json';
import administration from './administration.json';
import adminListings from './admin-listings.json';
import adminOverview from './admin-overview.json';
import app from './app.json';
import builder from './builder.json';
import commands from './commands.json';
import compare from './compare.json';
import diagnostics from './diagnostics.json';
import decisions from './decisions.json';
import downloads from './downloads.json';
import firstRun from './first-run.json';
import fit from './fit.json';
import follows from './follows.json';
import history from './history.json';
import inbox from './inbox.json';
import integration from './integration.json';
import jsonGuide from './json-guide.json';
import library from './library.json';
import licenses from './licenses.json';
import marketplace from './marketplace.json';
import matrix from './matrix.json';
import models from './models.json';
import names from './names.json';
import notices from './notices.json';
import notifications from './notifications.json';
import paste from './paste.json';
import platformState from './platform-state.json';
import plan from './plan.json';
import purchases from './purchases.json';
import reading from './content.json';
import screens from './screens.json';
import sellerMessages from './seller-messages.json';
import selling from './selling.json';
import sentences from './sentences.json';
import serviceStatus from './service-status.json';
import settings from './settings.json';
import status from './status.json';
import sync from './sync.json';
import terms from './terms.json';
import transfer from './transfer.json';
import ui from './ui.json';
import updates from './updates.json';
import wishlist from './wishlist.json';

export const spanish: Texts = {
  ...account,
  ...activity,
  ...adminContent,
  ...adminModels,
  ...adminSales,
  ...adminServer,
  ...adminSettings,
  ...adminSwitches,
  ...adminCategories,
  ...adminTexts,
  ...adminWords,
  ...administration,
  ...adminListings,
  ...adminOverview,
  ...app,
  ...builder,
  ...commands,
  ...compare,
  ...decisions,
  ...diagnostics,
  ...downloads,
  ...firstRun,
  ...fit,
  ...follows,
  ...history,
  ...inbox,
  ...integration,
  ...jsonGuide,
  ...library,
  ...licenses,
  ...marketplace,
  ...matrix,
  ...models,
  ...names,
  ...notices,
  ...notifications,
  ...paste,
  ...plan,
  ...platformState,
  ...purchases,
  ...reading,
  ...screens,
  ...sellerMessages,
  ...selling,
  ...sentences,
  ...serviceStatus,
  ...settings,
  ...status,
  ...sync,
  ...terms,
  ...transfer,
  ...ui,
  ...updates,
  ...wishlist
};
