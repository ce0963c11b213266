import type { Fact, Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { describeFact, findSuccessor } from '#shared/domain/craft/model/registry/registry.ts';
import { formatAll, formatIsoDay, formatEither } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import texts from '#renderer/messages/en/models.json';

export type FactText = {
  readonly name: string;
  readonly value: string;
  /** The source and the date of reading; null for an unstated fact. */
  readonly origin: string | null;
};

/** All that is known of what a model takes, in words. */
export function listModelFacts(model: Model, registry: ModelRegistry): FactText[] {
  const { lifecycle, extension, multiShot, reservedWords, crossRules } = model;
  return [
    tell(t(texts, 'models.fact.life'), { ...lifecycle, value: null }, () => describeLife(model, registry)),
    tell(t(texts, 'models.fact.durations'), model.durations, describeDurations),
    ...(extension === null ? [] : [tell(t(texts, 'models.fact.extension'), extension, describeExtension)]),
    tell(t(texts, 'models.fact.resolutions'), model.resolutions, formatAll),
    tell(t(texts, 'models.fact.ratios'), model.aspectRatios, formatAll),
    tell(t(texts, 'models.fact.frameRates'), model.frameRates, (rates) =>
      t(texts, 'models.frameRates', { rates: formatAll(rates.map(String)) })
    ),
    tell(t(texts, 'models.fact.sound'), model.audio, (audio) => t(texts, `models.sound.${audio}`)),
    tell(t(texts, 'models.fact.negative'), model.negativePrompt, describeNegativePrompt),
    tell(t(texts, 'models.fact.limit'), model.promptLimit, (limit) => t(texts, 'models.limit', limit)),
    ...(multiShot === null ? [] : [tell(t(texts, 'models.fact.shots'), multiShot, describeShots)]),
    ...(reservedWords === null ? [] : [tell(t(texts, 'models.fact.reserved'), reservedWords, formatAll)]),
    ...crossRules.map((rule) => {
      const name = t(texts, 'models.fact.at', { resolutions: formatAll(rule.resolutions) });
      const seconds = formatAll(rule.seconds.map(String));
      return tell(name, { ...rule, value: null }, () => t(texts, 'models.secondsOnly', { seconds }));
    })
  ];
}

/** "Current", "Retiring from Nov 17, 2026", "Retired on Jun 30, 2026". */
export function describeLifecycle({ lifecycle: { status, endsOn } }: Model): string {
  const day = endsOn === null ? null : formatIsoDay(endsOn);
  if (status === 'current') return t(texts, 'models.current');
  if (status === 'retiring') {
    return day === null ? t(texts, 'models.retiring') : t(texts, 'models.retiringFrom', { day });
  }
  return day === null ? t(texts, 'models.retired') : t(texts, 'models.retiredOn', { day });
}

function describeLife(model: Model, registry: ModelRegistry): string {
  const next = findSuccessor(registry, model);
  const life = describeLifecycle(model);
  return next === undefined ? life : t(texts, 'models.then', { life, model: next.label });
}

function tell<Value>(name: string, fact: Fact<Value>, inWords: (value: Value) => string): FactText {
  if (fact === null) return { name, value: t(texts, 'models.notStated'), origin: null };
  return { name, value: inWords(fact.value), origin: translate(describeFact(fact)) };
}

/** The value of a stated fact. */
type Stated<Key extends keyof Model> = NonNullable<Model[Key]> extends { value: infer Value } ? Value : never;

/** "4, 6 or 8 s", "3 to 15 s", "6 to 20 s in steps of 2". */
function describeDurations(rule: Stated<'durations'>): string {
  return rule.kind === 'exactly'
    ? t(texts, 'models.seconds', { seconds: formatEither(rule.seconds.map(String)) })
    : t(texts, 'models.range', rule);
}

function describeExtension({ bySeconds: by, upToSeconds: total, resolution }: Stated<'extension'>): string {
  return resolution === null
    ? t(texts, 'models.extension', { by, total })
    : t(texts, 'models.extensionAt', { by, total, resolution });
}

function describeNegativePrompt({ place: where, limit }: Stated<'negativePrompt'>): string {
  const place = t(texts, `models.negative.${where}`);
  return limit === null ? place : t(texts, 'models.negativeLimit', { place, ...limit });
}

const describeShots = ({ maxShots: count, shotLimit }: Stated<'multiShot'>): string =>
  t(texts, 'models.shots', { count, ...shotLimit });
