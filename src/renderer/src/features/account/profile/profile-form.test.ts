import { describe, expect, test } from 'vitest';
import type { ProfileDraft } from '#shared/domain/people/account.ts';
import { checkProfile, toDraft, toTexts } from './profile-form.tsx';

const profile: ProfileDraft = {
  username: 'ada',
  displayName: 'Ada',
  bio: 'Films rain.',
  links: [{ label: 'Site', url: 'https://ada.example/' }]
};

describe('a profile as a form', () => {
  test('comes back as it was', () => {
    expect(toDraft(toTexts(profile))).toEqual(profile);
    expect(checkProfile(toTexts(profile))).toEqual({});
  });

  test('leaves out empty rows and completes an address', () => {
    const values = { ...toTexts(profile), label0: '', url0: '', label3: 'Reel', url3: ' vimeo.com/ada ' };
    expect(toDraft(values).links).toEqual([{ label: 'Reel', url: 'https://vimeo.com/ada' }]);
  });

  test('says beside each field what is wrong with it', () => {
    const values = { ...toTexts(profile), username: 'Ada L', label1: '', url1: 'javascript:alert(1)' };
    expect(Object.keys(checkProfile(values)).toSorted()).toEqual(['label1', 'url1', 'username']);
    expect(checkProfile({ ...values, username: 'admin' }).username).toContain('taken');
    expect(checkProfile({ ...toTexts(profile), bio: 'x'.repeat(1001) }).bio).toContain('1,000');
  });
});
