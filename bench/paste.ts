// Reading a pasted prompt into fields: how long it takes, and how much of it is right.
import { parsePaste } from '#shared/domain/craft/paste/parse-paste.ts';
import { listWords } from '#shared/domain/craft/paste/words/tokenize.ts';
import { pastedPrompts } from '#tests/support/pasted-prompts/all-fixtures.ts';
import { hostilePastes } from '#tests/support/pasted-prompts/hostile.ts';
import { type FieldScore, measurePaste } from '#tests/support/pasted-prompts/measure-paste.ts';
import { type Measurement, median, time } from './measurement.ts';

const length = 10_000;
const timeAim = 20;
const hostileAim = 200;
const shareAim = 90;
const rounds = 200;
const warmUps = 20;

const texts = pastedPrompts.map(({ text }) => text);

const isStructured = (text: string) => /^[[{]|```/.test(text);

/** Ten kilobytes as prose and lists, and as JSON; each begins elsewhere, so that no two rounds read the same. */
function makePastes(): string[] {
  return Array.from({ length: rounds + warmUps }, (_, round) => {
    const turned = [...texts.slice(round % texts.length), ...texts.slice(0, round % texts.length)];
    const plain = turned.filter((text) => !isStructured(text)).join('\n\n');
    const json = JSON.stringify({ timeline: turned.map((visual) => ({ visual })) });
    return (round % 2 === 0 ? plain : json).repeat(2).slice(0, length);
  });
}

function middle(work: (text: string) => unknown, pastes: readonly string[]): number {
  const samples = pastes.map((text) => time(() => work(text)));
  return median(samples.slice(warmUps));
}

function share(name: string, value: number, weakest: FieldScore, worst: number | null): Measurement {
  return {
    name: `${name} in ${texts.length} pasted prompts`,
    value: 100 * value,
    unit: '%',
    floors: [{ name: `its weakest field, ${weakest.field}`, value: 100 * (worst ?? 0) }],
    aim: `≥ ${shareAim} %`,
    isMet: 100 * value >= shareAim
  };
}

const findWeakest = (fields: readonly FieldScore[], key: 'precision' | 'recall') =>
  fields.reduce((worst, score) => ((score[key] ?? 1) < (worst[key] ?? 1) ? score : worst));

/** The quickest of a few tries each, since other work on the machine is not the reader's. */
const timeQuickest = (work: () => unknown): number =>
  Math.min(...Array.from({ length: 3 }, () => time(work)));

function measureHostile(): Measurement {
  const times = hostilePastes.map(({ name, text }) => ({
    name,
    text,
    own: timeQuickest(() => parsePaste(text))
  }));
  const worst = times.reduce((most, one) => (one.own > most.own ? one : most));
  return {
    name: `reading the slowest of ${times.length} hostile pastes, ${worst.name}`,
    value: worst.own,
    unit: 'ms',
    floors: [{ name: 'splitting it into words', value: timeQuickest(() => listWords(worst.text)) }],
    aim: `≤ ${hostileAim} ms`,
    isMet: worst.own <= hostileAim
  };
}

export function measurePasting(): Measurement[] {
  const pastes = makePastes();
  const own = middle(parsePaste, pastes);
  const { precision, recall, fields } = measurePaste(pastedPrompts);
  const [minCorrect, minFound] = [findWeakest(fields, 'precision'), findWeakest(fields, 'recall')];
  return [
    {
      name: 'reading 10 kB of pasted prompts into fields, median',
      value: own,
      unit: 'ms',
      floors: [{ name: 'splitting them into words', value: middle(listWords, pastes) }],
      aim: `≤ ${timeAim} ms`,
      isMet: own <= timeAim
    },
    measureHostile(),
    share('fields that are right, of those found', precision, minCorrect, minCorrect.precision),
    share('fields found, of those there', recall, minFound, minFound.recall)
  ];
}
