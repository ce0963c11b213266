import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud-routes.ts';
import type { HttpRoute } from '#shared/contract/http-route.ts';

const byAddress = new Map<string, HttpRoute>(
  (Object.keys(cloudRoutes) as CloudName[]).map((name) => {
    const route: HttpRoute = cloudRoutes[name];
    return [`${route.method.toUpperCase()} ${route.path}`, route];
  })
);

/** The contract's route that matches the request, for middleware that runs before it. */
export function findRoute(context: Context): HttpRoute | undefined {
  for (const { method, path } of matchedRoutes(context)) {
    const route = byAddress.get(`${method} ${path}`);
    if (route !== undefined) return route;
  }
  return undefined;
}
