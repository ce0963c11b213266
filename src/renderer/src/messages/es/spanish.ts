import type { Texts } from '#renderer/lib/messages/message.ts';
import builder from './builder.json';
import commands from './commands.json';
import fit from './fit.json';
import history from './history.json';
import names from './names.json';
import notifications from './notifications.json';
import ui from './ui.json';

export const spanish: Texts = {
  ...builder,
  ...history,
  ...commands,
  ...names,
  ...notifications,
  ...fit,
  ...ui
};
