import { signInReturnPath } from '#shared/contract/app-links.ts';
import type { Deliver } from '#shared/contract/event-buffer.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';

/**
 * Tells the page everything but the links that end a sign-in by the browser: those are main's, and the page only
 * learns how it went.
 */
export function interceptSignInLinks(
  publish: Deliver,
  finish: (query: URLSearchParams) => Promise<ErrorCode | null>
): Deliver {
  return (name, event) => {
    const path = 'path' in event ? event.path : '';
    const [place = '', query = ''] = path.split('?');
    if (place !== signInReturnPath) return publish(name, event);
    void finish(new URLSearchParams(query)).then((problem) =>
      publish('link.opened', { path: `/auth/returned${problem === null ? '' : `?problem=${problem}`}` })
    );
  };
}
