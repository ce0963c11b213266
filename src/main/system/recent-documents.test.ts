import { afterEach, expect, test, vi } from 'vitest';

const app = { addRecentDocument: vi.fn(), clearRecentDocuments: vi.fn() };
vi.mock('electron', () => ({ app }));

async function loadOn(platform: NodeJS.Platform) {
  vi.resetModules();
  vi.stubGlobal('process', { ...process, platform });
  return import('./recent-documents.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each(['darwin', 'win32'] as const)(
  '%s lists prompts and packs, and nothing after erasing',
  async (platform) => {
    const { addRecentDocument, clearRecentDocuments } = await loadOn(platform);
    for (const path of ['/a/Rain.vprompt', '/a/All.VPACK', '/a/notes.txt', '/a/plan.json'])
      addRecentDocument(path);
    expect(app.addRecentDocument.mock.calls).toEqual([['/a/Rain.vprompt'], ['/a/All.VPACK']]);
    clearRecentDocuments();
    expect(app.clearRecentDocuments).toHaveBeenCalledOnce();
  }
);

test('Linux has no such list', async () => {
  const { addRecentDocument, clearRecentDocuments } = await loadOn('linux');
  addRecentDocument('/a/Rain.vprompt');
  clearRecentDocuments();
  expect(app.addRecentDocument).not.toHaveBeenCalled();
  expect(app.clearRecentDocuments).not.toHaveBeenCalled();
});
