import type { Fact, Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { describeFact, findReplacement } from '#shared/domain/craft/model/registry/registry.ts';
import { formatAll, formatEither } from '#renderer/lib/messages/format.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { saySentence } from '#renderer/lib/messages/say-sentence.ts';
import texts from '#renderer/messages/en/models.json';

export type SaidFact = {
  readonly name: string;
  readonly value: string;
  /** Who says so and when it was read; null where nobody does. */
  readonly origin: string | null;
};

/** All that is known of what a model takes, in words. */
export function listModelFacts(model: Model, registry: ModelRegistry): SaidFact[] {
  const { lifecycle, extension, multiShot, reservedWords, crossRules } = model;
  return [
    tell(say(texts, 'models.fact.life'), { ...lifecycle, value: null }, () => sayLife(model, registry)),
    tell(say(texts, 'models.fact.durations'), model.durations, sayDurations),
    ...(extension === null ? [] : [tell(say(texts, 'models.fact.extension'), extension, sayExtension)]),
    tell(say(texts, 'models.fact.resolutions'), model.resolutions, formatAll),
    tell(say(texts, 'models.fact.ratios'), model.aspectRatios, formatAll),
    tell(say(texts, 'models.fact.frameRates'), model.frameRates, (rates) =>
      say(texts, 'models.frameRates', { rates: formatAll(rates.map(String)) })
    ),
    tell(say(texts, 'models.fact.sound'), model.audio, (audio) => say(texts, `models.sound.${audio}`)),
    tell(say(texts, 'models.fact.negative'), model.negativePrompt, sayNegative),
    tell(say(texts, 'models.fact.limit'), model.promptLimit, (limit) => say(texts, 'models.limit', limit)),
    ...(multiShot === null ? [] : [tell(say(texts, 'models.fact.shots'), multiShot, sayShots)]),
    ...(reservedWords === null ? [] : [tell(say(texts, 'models.fact.reserved'), reservedWords, formatAll)]),
    ...crossRules.map((rule) => {
      const name = say(texts, 'models.fact.at', { resolutions: formatAll(rule.resolutions) });
      const seconds = formatAll(rule.seconds.map(String));
      return tell(name, { ...rule, value: null }, () => say(texts, 'models.secondsOnly', { seconds }));
    })
  ];
}

/** "Current", "Retiring from 2026-11-17", "Retired on 2026-06-30". */
export function sayLifecycle({ lifecycle: { status, endsOn } }: Model): string {
  if (status === 'current') return say(texts, 'models.current');
  if (status === 'retiring') {
    return endsOn === null
      ? say(texts, 'models.retiring')
      : say(texts, 'models.retiringFrom', { day: endsOn });
  }
  return endsOn === null ? say(texts, 'models.retired') : say(texts, 'models.retiredOn', { day: endsOn });
}

function sayLife(model: Model, registry: ModelRegistry): string {
  const next = findReplacement(registry, model);
  const life = sayLifecycle(model);
  return next === undefined ? life : say(texts, 'models.then', { life, model: next.label });
}

function tell<Value>(name: string, fact: Fact<Value>, inWords: (value: Value) => string): SaidFact {
  if (fact === null) return { name, value: say(texts, 'models.notStated'), origin: null };
  return { name, value: inWords(fact.value), origin: saySentence(describeFact(fact)) };
}

/** What a model states, where it does. */
type Stated<Key extends keyof Model> = NonNullable<Model[Key]> extends { value: infer Value } ? Value : never;

/** "4, 6 or 8 s", "3 to 15 s", "6 to 20 s in steps of 2". */
function sayDurations(rule: Stated<'durations'>): string {
  return rule.kind === 'exactly'
    ? say(texts, 'models.seconds', { seconds: formatEither(rule.seconds.map(String)) })
    : say(texts, 'models.range', rule);
}

function sayExtension({ bySeconds: by, upToSeconds: total, resolution }: Stated<'extension'>): string {
  return resolution === null
    ? say(texts, 'models.extension', { by, total })
    : say(texts, 'models.extensionAt', { by, total, resolution });
}

function sayNegative({ place: where, limit }: Stated<'negativePrompt'>): string {
  const place = say(texts, `models.negative.${where}`);
  return limit === null ? place : say(texts, 'models.negativeLimit', { place, ...limit });
}

const sayShots = ({ maxShots: count, shotLimit }: Stated<'multiShot'>): string =>
  say(texts, 'models.shots', { count, ...shotLimit });
