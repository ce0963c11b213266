import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerFailures } from './middleware/answer-failures.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { problemResponse } from './problem.ts';
import { registerHealth } from './routes/health.ts';
import { registerModels } from './routes/models.ts';
import { registerCrawlers } from './web/crawlers.ts';
import { serveWeb } from './web/serve-web.ts';
import type { WebFiles } from './web/web-files.ts';

export type AppDependencies = {
  readonly version: string;
  readonly webFiles: WebFiles;
  /** Where people find this site, e.g. "https://example.com". */
  readonly siteUrl?: string | undefined;
  /** The only foreign origins that pages may send to: where error reports and counts go. */
  readonly sendsTo?: readonly string[];
  /** Told of what went wrong inside; the client only learns that something did. */
  readonly reportFailure: (error: Error) => void;
};

const bodyLimitBytes = 1024 * 1024;

/** The whole server without a port: `createApp(…).request('/api/health')`. */
export function createApp({ version, webFiles, siteUrl, sendsTo, reportFailure }: AppDependencies): Hono {
  const app = new Hono();
  app.use(securityHeaders(sendsTo));
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: bodyLimitBytes,
      onError: () => problemResponse('invalid_input', 'The request is too large.', {}, 413)
    })
  );
  registerHealth(app, version);
  registerModels(app);
  app.all('/api', () => unknownAddress());
  app.all('/api/*', () => unknownAddress());
  registerCrawlers(app, siteUrl);
  app.all('*', serveWeb(webFiles, siteUrl));
  app.onError(answerFailures(reportFailure));
  return app;
}

const unknownAddress = (): Response => problemResponse('not_found', 'The API has nothing at this address.');
