// The contract of every transport: the browser's and the desktop's are held to the same.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloudContract } from '#shared/contract/cloud/cloud.ts';
import { type ListeningApp, listenTestApp } from '#tests/support/server/listen-test-app.ts';
import { makeAccount } from '#tests/support/server/test-users.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import type { CloudUnderTest } from './cloud-under-test.ts';

/** `open` makes a new place at the server of that address. */
export function describeCloud(name: string, open: (url: string) => CloudUnderTest): void {
  describe(`the cloud reached ${name}`, () => {
    let server: ListeningApp;
    beforeAll(async () => {
      server = await listenTestApp();
    });
    afterAll(async () => server.stop());

    const signIn = async (place: CloudUnderTest) => {
      const person = await makeAccount(server);
      const { email, password } = person;
      expect(await getValue(place.cloud.account.signIn({ email, password }))).toMatchObject({
        status: 'signed_in',
        account: { email }
      });
      return person;
    };

    test('knows nobody at first', async () => {
      const { cloud } = open(server.url);
      expect(await getValue(cloud.account.get())).toBeNull();
      expect(await getRefusal(cloud.account.listSessions())).toBe('unauthenticated');
    });

    test('knows who signed in, until they leave, and each place by itself', async () => {
      const [here, there] = [open(server.url), open(server.url)];
      const { email } = await signIn(here);
      expect(await getValue(here.cloud.account.get())).toMatchObject({ email });
      expect(await getValue(there.cloud.account.get())).toBeNull();
      expect(await getValue(here.cloud.account.listSessions())).toHaveLength(1);
      await getValue(here.cloud.account.signOut());
      expect(await getValue(here.cloud.account.get())).toBeNull();
    });

    test('shows the caller nothing of the session', async () => {
      const place = open(server.url);
      const { email, password } = await makeAccount(server);
      const answers = [
        await place.cloud.account.signIn({ email, password }),
        await place.cloud.account.get()
      ];
      const secrets = place.listSecrets();
      expect(secrets.length).toBeGreaterThan(0);
      for (const secret of secrets) expect(JSON.stringify(answers)).not.toContain(secret);
    });

    test('says no with the server’s own reason', async () => {
      const { cloud } = open(server.url);
      const { email } = await makeAccount(server);
      expect(await getRefusal(cloud.account.signIn({ email, password: 'not this one' }))).toBe(
        'wrong_credentials'
      );
      expect(await getRefusal(cloud.listings.get({ slug: 'nothing-here' }))).toBe('not_found');
      expect(await getRefusal(cloud.account.verifyEmail({ token: 'made up' }))).toBe('link_expired');
    });

    test('asks for lists, numbers and yes or no as they are meant', async () => {
      const { cloud } = open(server.url);
      const found = await getValue(
        cloud.listings.search({
          search: 'rain & sun, ünïcode',
          kind: ['prompt', 'bundle'],
          category: [],
          model: ['veo-3.1'],
          ratio: ['16:9', '9:16'],
          language: [],
          audio: true,
          maxPrice: 1200,
          sort: 'newest',
          limit: 7
        })
      );
      expect(cloudContract['listings.search'].output.parse(found)).toEqual(found);
    });

    test('takes a path’s part whatever stands in it', async () => {
      const { cloud } = open(server.url);
      expect(await getRefusal(cloud.listings.get({ slug: '../account?x=1#y' }))).toBe('not_found');
    });

    test('carries a file as its bytes', async () => {
      const place = open(server.url);
      await signIn(place);
      const square = sharp({ create: { width: 40, height: 40, channels: 3, background: '#7a3' } });
      const bytes = new Uint8Array(await square.png().toBuffer());
      const { profile } = await getValue(place.cloud.profiles.saveAvatar({ bytes }));
      expect(profile.avatarUrl).toMatch(/^\/media\/avatars\/[0-9a-f]{40}\.webp$/);
      const noPicture = new Uint8Array(randomBytes(64));
      expect(await getRefusal(place.cloud.profiles.saveAvatar({ bytes: noPicture }))).toBe(
        'unsupported_media'
      );
    });

    test('does once what is sent once, though it names each write', async () => {
      const place = open(server.url);
      const { username, displayName } = await signIn(place);
      const draft = { username, displayName, bio: 'Films rain.', links: [] };
      const first = await getValue(place.cloud.profiles.save(draft));
      expect(await getValue(place.cloud.profiles.save({ ...draft, bio: '' }))).toMatchObject({
        profile: { bio: '' }
      });
      expect(first.profile.bio).toBe('Films rain.');
    });

    test('does once what its sender gave a key, however often it is sent', async () => {
      const { cloud } = open(server.url);
      const letter = {
        message: {
          name: 'Ada',
          email: 'ada@example.com',
          topic: 'question' as const,
          message: 'How do I begin?'
        },
        guard: { website: '', openSeconds: 30 },
        key: crypto.randomUUID()
      };
      const first = await getValue(cloud.contact.send(letter));
      expect(await getValue(cloud.contact.send(letter))).toEqual(first);
      expect(await getValue(cloud.contact.send({ ...letter, key: crypto.randomUUID() }))).not.toEqual(first);
    });

    test('forgets everybody’s session when somebody signs out everywhere', async () => {
      const [here, there] = [open(server.url), open(server.url)];
      const { email, password } = await signIn(here);
      await getValue(there.cloud.account.signIn({ email, password }));
      await getValue(here.cloud.account.signOutEverywhere());
      expect(await getValue(here.cloud.account.get())).toBeNull();
      expect(await getValue(there.cloud.account.get())).toBeNull();
    });

    test('never rejects: without a server it is out of reach', async () => {
      const { cloud } = open('http://localhost:9');
      expect(await getRefusal(cloud.account.get())).toBe('unreachable');
      expect(await getRefusal(cloud.profiles.removeAvatar())).toBe('unreachable');
    });
  });
}
