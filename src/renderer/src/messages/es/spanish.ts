import type { Texts } from '#renderer/lib/messages/message.ts';
import activity from './activity.json';
import app from './app.json';
import builder from './builder.json';
import commands from './commands.json';
import compare from './compare.json';
import firstRun from './first-run.json';
import fit from './fit.json';
import history from './history.json';
import jsonGuide from './json-guide.json';
import library from './library.json';
import matrix from './matrix.json';
import models from './models.json';
import names from './names.json';
import notifications from './notifications.json';
import paste from './paste.json';
import plan from './plan.json';
import reading from './reading.json';
import screens from './screens.json';
import sentences from './sentences.json';
import settings from './settings.json';
import status from './status.json';
import transfer from './transfer.json';
import ui from './ui.json';

export const spanish: Texts = {
  ...activity,
  ...app,
  ...builder,
  ...commands,
  ...compare,
  ...firstRun,
  ...fit,
  ...history,
  ...jsonGuide,
  ...library,
  ...matrix,
  ...models,
  ...names,
  ...notifications,
  ...paste,
  ...plan,
  ...reading,
  ...screens,
  ...sentences,
  ...settings,
  ...status,
  ...transfer,
  ...ui
};
