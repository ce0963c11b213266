import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildInstalledApp, buildManifest, releasedAt } from '#tests/support/release-builder.ts';
import { chooseUpdate, type InstalledApp, isFrozen, isInRollout, rolloutPlace } from './choose-update.ts';
import type { ReleaseManifest } from './release-manifest.ts';
import { compareReleaseVersions } from './release-version.ts';

const day = 86_400_000;

const choose = (
  manifest: Partial<ReleaseManifest> = {},
  app: Partial<InstalledApp> = {},
  check: Partial<Parameters<typeof chooseUpdate>[2]> = {}
) => {
  const chosen = chooseUpdate(buildManifest(manifest), buildInstalledApp(app), {
    now: releasedAt + day,
    isByHand: false,
    ...check
  });
  if (!chosen.ok) return chosen.error;
  return chosen.value.kind === 'waiting' ? chosen.value.reason : chosen.value.kind;
};

test('a newer version is available, the installed one is current, an older one is refused', () => {
  expect(choose()).toBe('available');
  expect(choose({}, { version: '1.4.0' })).toBe('current');
  expect(choose({}, { version: '1.4.1' })).toBe('older_version');
  expect(choose({}, { version: '1.5.0-beta.1' })).toBe('older_version');
});

test('nothing that is not newer is ever available', () => {
  const version = fc
    .tuple(fc.nat(2), fc.nat(2), fc.option(fc.nat(2)))
    .map(([minor, patch, beta]) => `1.${minor}.${patch}${beta === null ? '' : `-beta.${beta}`}`);
  const facts = fc.record({
    version,
    minimumVersion: version,
    rolloutPercent: fc.integer({ min: 0, max: 100 }),
    isPaused: fc.boolean()
  });
  fc.assert(
    fc.property(facts, version, fc.uuid(), fc.boolean(), (manifest, installed, installId, isByHand) => {
      const outcome = choose(manifest, { version: installed, installId }, { isByHand });
      const isNewer = compareReleaseVersions(manifest.version, installed) > 0;
      const isRequired = compareReleaseVersions(installed, manifest.minimumVersion) < 0;
      const mustWait = !isNewer || manifest.isPaused;
      expect(outcome === 'available' ? !mustWait : mustWait || !isRequired).toBe(true);
    })
  );
});

test('a rollout of nobody waits, unless somebody asks or the app is no longer supported', () => {
  expect(choose({ rolloutPercent: 0 })).toBe('rollout');
  expect(choose({ rolloutPercent: 0 }, {}, { isByHand: true })).toBe('available');
  expect(choose({ rolloutPercent: 0, minimumVersion: '1.3.1' })).toBe('available');
});

test('a skipped version waits until somebody asks, the next one does not', () => {
  const app = { skippedVersion: '1.4.0' };
  expect(choose({}, app)).toBe('skipped');
  expect(choose({}, app, { isByHand: true })).toBe('available');
  expect(choose({ minimumVersion: '1.4.0' }, app)).toBe('available');
  expect(choose({ version: '1.4.1' }, app)).toBe('available');
});

test('a pause holds for everybody', () => {
  expect(choose({ isPaused: true })).toBe('paused');
  expect(choose({ isPaused: true, minimumVersion: '1.4.0' }, {}, { isByHand: true })).toBe('paused');
});

test('an update that the app must have says so', () => {
  const isRequired = (minimumVersion: string) => {
    const chosen = chooseUpdate(buildManifest({ minimumVersion }), buildInstalledApp(), {
      now: releasedAt,
      isByHand: false
    });
    return chosen.ok && chosen.value.kind === 'available' && chosen.value.isRequired;
  };
  expect([isRequired('1.3.0'), isRequired('1.3.1')]).toEqual([false, true]);
});

test('the file is of the format that the app was installed as', () => {
  expect(choose({}, { format: 'deb' })).toBe('no_file');
});

test('a feed is frozen when nobody signed it for more than 30 days', () => {
  const manifest = buildManifest();
  expect(isFrozen(manifest, releasedAt + 30 * day)).toBe(false);
  expect(isFrozen(manifest, releasedAt + 30 * day + 1)).toBe(true);
});

const id = fc.uuid();
const version = fc.tuple(fc.nat(20), fc.nat(20)).map(([minor, patch]) => `1.${minor}.${patch}`);
const percent = fc.integer({ min: 0, max: 100 });

test('a larger percentage includes everyone of a smaller one', () => {
  fc.assert(
    fc.property(id, version, percent, percent, (installId, to, one, other) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      expect(isInRollout(installId, to, small) && !isInRollout(installId, to, large)).toBe(false);
    })
  );
});

test('0% is nobody and 100% everybody, and asking twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), version, (installId, to) => {
      expect([isInRollout(installId, to, 0), isInRollout(installId, to, 100)]).toEqual([false, true]);
      expect(rolloutPlace(installId, to)).toBe(rolloutPlace(installId, to));
    })
  );
});

/** Ids that differ in little are the hardest for a hash. */
const ids = Array.from({ length: 20_000 }, (_, index) => `install-${index}`);

test.each([1, 10, 25, 50, 90])('%i%% of the installations are %i%%', (given) => {
  const share = ids.filter((installId) => isInRollout(installId, '1.4.0', given)).length / ids.length;
  // Four standard deviations of a fair draw.
  const tolerance = 4 * Math.sqrt(((given / 100) * (1 - given / 100)) / ids.length);
  expect(Math.abs(share - given / 100)).toBeLessThan(tolerance);
});

test('who is among the first 10% of one version is among those of the next by chance only', () => {
  const first = ids.filter((installId) => isInRollout(installId, '1.4.0', 10));
  const again = first.filter((installId) => isInRollout(installId, '1.4.1', 10));
  expect(again.length / first.length).toBeGreaterThan(0.06);
  expect(again.length / first.length).toBeLessThan(0.14);
});
