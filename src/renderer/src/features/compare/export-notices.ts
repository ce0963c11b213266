// Loaded when there is something to tell: taking away is part of the first screen, its words are not.
import { t } from '#renderer/lib/messages/translate.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import texts from '#renderer/messages/en/compare.json';

type Notice = Parameters<Notify>[0];

export const notCopied = (): Notice => ({
  type: 'error',
  title: t(texts, 'compare.notCopied'),
  message: t(texts, 'compare.notCopiedWhy')
});

export const notDownloaded = (message: string): Notice => ({
  type: 'error',
  title: t(texts, 'compare.notDownloaded'),
  message
});

export const downloaded = (fileName: string): Notice => ({
  type: 'success',
  title: t(texts, 'compare.downloaded'),
  message: fileName
});
