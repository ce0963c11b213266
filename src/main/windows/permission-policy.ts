import type { Session } from 'electron';
import { isAppUrl } from './app-address.ts';

/** The app copies text; it needs nothing else of what a page can ask for. */
export function isPermissionAllowed(permission: string, requestingUrl: string): boolean {
  return permission === 'clipboard-sanitized-write' && isAppUrl(requestingUrl);
}

export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(isPermissionAllowed(permission, details.requestingUrl))
  );
  // A check carries the bare origin, which has no slash at its end.
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) =>
    isPermissionAllowed(
      permission,
      requestingOrigin.endsWith('/') ? requestingOrigin : `${requestingOrigin}/`
    )
  );
  session.setDevicePermissionHandler(() => false);
}
