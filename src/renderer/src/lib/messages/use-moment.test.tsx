import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useFormatDay, useFormatIsoDay, useFormatMoment } from './use-moment.ts';

afterEach(() => vi.unstubAllGlobals());

const at = Date.UTC(2026, 10, 20, 23, 30);

function Times() {
  const [formatMoment, formatDay, formatIsoDay] = [useFormatMoment(), useFormatDay(), useFormatIsoDay()];
  return `${formatMoment(at)} | ${formatDay(at)} | ${formatIsoDay('2026-11-20')}`;
}

test('a page that takes over what a server wrote starts with the server’s words for times', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  expect(renderToString(<Times />)).toBe('Nov 20, 2026, 11:30 PM | Nov 20, 2026 | Nov 20, 2026');
});
