import type { Texts } from '#renderer/lib/messages/message.ts';
import notifications from './notifications.json';
import ui from './ui.json';

export const spanish: Texts = { ...notifications, ...ui };
