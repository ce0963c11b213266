// The worker that reads pasted text, so that no text can make the page wait.
import { parsePaste } from '#shared/domain/craft/paste/parse-paste.ts';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(parsePaste(data)));
postMessage('ready');
