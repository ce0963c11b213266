import type { Texts } from '#renderer/lib/messages/message.ts';
import commands from './commands.json';
import history from './history.json';
import names from './names.json';
import notifications from './notifications.json';
import ui from './ui.json';

export const spanish: Texts = { ...history, ...commands, ...names, ...notifications, ...ui };
