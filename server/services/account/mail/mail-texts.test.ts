import { expect, test } from 'vitest';
import { mailTexts } from './mail-texts.ts';

const link = 'https://reelwright.example/auth/link?token=t';
const dueAt = new Date(Date.UTC(2026, 10, 27, 21, 30));
const names = Object.keys(mailTexts.en) as (keyof typeof mailTexts.en)[];

const write = (language: 'en' | 'es', name: (typeof names)[number]) =>
  name === 'recoveryRequested' || name === 'recoveryReminder'
    ? mailTexts[language][name](dueAt, link)
    : mailTexts[language][name](link);

test.each(names)('%s is written out with its link in each language', (name) => {
  const [english, spanish] = [write('en', name), write('es', name)];
  for (const { subject, text } of [english, spanish]) {
    expect(subject).toMatch(/^\S.{5,78}\S$/);
    expect(text).toContain(link);
    expect(`${subject}\n${text}`).not.toMatch(/undefined|Invalid Date|\$\{/);
  }
  expect(spanish.subject).not.toBe(english.subject);
  const dueTime = /November 27, 2026 at 9:30|27 de noviembre de 2026.* 21:30/;
  const isDated = name.startsWith('recoveryRe');
  expect([english, spanish].map(({ text }) => dueTime.test(text))).toEqual([isDated, isDated]);
});
