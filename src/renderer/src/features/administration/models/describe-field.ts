import type { Fact, Model, Price, PromptLimit } from '#shared/domain/craft/model/model.ts';
import { describeFact } from '#shared/domain/craft/model/registry/registry.ts';
import { formatAll, formatEither, formatIsoDay, formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import texts from '#renderer/messages/en/admin-models.json';

type Describe = Readonly<Record<keyof Model, (model: Model) => string>>;

const none = (): string => t(texts, 'admin-models.none');

/** Lines of text: the value, and who says so. */
const tell = <Value>(stated: Fact<Value>, inWords: (value: Value) => string): string =>
  stated === null
    ? t(texts, 'admin-models.notStated')
    : `${inWords(stated.value)}\n${translate(describeFact(stated))}`;

const numbers = (values: readonly number[]): string => formatAll(values.map(String));
const lines = (values: readonly string[]): string => (values.length === 0 ? none() : values.join('\n'));
const limitText = (limit: PromptLimit): string => t(texts, 'admin-models.limit', limit);

const priceText = ({ usdPerSecond, resolution, hasAudio }: Price): string =>
  t(texts, 'admin-models.price', {
    price: formatMoney(usdPerSecond, 4),
    resolution: resolution ?? t(texts, 'admin-models.anyResolution'),
    sound: hasAudio === null ? 'any' : String(hasAudio)
  });

const describers: Describe = {
  id: ({ id }) => id,
  label: ({ label }) => label,
  vendor: ({ vendor }) => vendor,
  family: ({ family }) => family,
  target: ({ target }) => target ?? none(),
  lifecycle: ({ lifecycle: { status, endsOn, replacement, ...origin } }) =>
    lines([
      t(texts, `admin-models.status.${status}`),
      ...(endsOn === null ? [] : [t(texts, 'admin-models.endsOn', { day: formatIsoDay(endsOn) })]),
      ...(replacement === null ? [] : [t(texts, 'admin-models.replacedBy', { model: replacement })]),
      translate(describeFact({ ...origin, value: null }))
    ]),
  durations: ({ durations }) =>
    tell(durations, (rule) =>
      rule.kind === 'exactly'
        ? t(texts, 'admin-models.seconds', { seconds: formatEither(rule.seconds.map(String)) })
        : t(texts, 'admin-models.range', rule)
    ),
  extension: ({ extension }) =>
    tell(extension, ({ bySeconds: by, upToSeconds: total, resolution }) =>
      t(texts, 'admin-models.extension', { by, total, resolution: resolution ?? 'none' })
    ),
  resolutions: ({ resolutions }) => tell(resolutions, formatAll),
  aspectRatios: ({ aspectRatios }) => tell(aspectRatios, formatAll),
  frameRates: ({ frameRates }) =>
    tell(frameRates, (rates) => t(texts, 'admin-models.frameRates', { rates: numbers(rates) })),
  audio: ({ audio }) => tell(audio, (sound) => t(texts, `admin-models.sound.${sound}`)),
  negativePrompt: ({ negativePrompt }) =>
    tell(negativePrompt, ({ place, limit }) =>
      lines([t(texts, `admin-models.negative.${place}`), ...(limit === null ? [] : [limitText(limit)])])
    ),
  promptLimit: ({ promptLimit }) => tell(promptLimit, limitText),
  multiShot: ({ multiShot }) =>
    tell(multiShot, ({ maxShots: count, shotLimit, sumsExactly }) =>
      lines([
        t(texts, 'admin-models.shots', { count, ...shotLimit }),
        ...(sumsExactly ? [t(texts, 'admin-models.sumsExactly')] : [])
      ])
    ),
  reservedWords: ({ reservedWords }) =>
    tell(reservedWords, (words) => (words.length === 0 ? none() : formatAll(words))),
  crossRules: ({ crossRules }) =>
    lines(
      crossRules.map(({ resolutions, seconds }) =>
        t(texts, 'admin-models.crossRule', {
          resolutions: formatEither(resolutions),
          seconds: formatEither(seconds.map(String))
        })
      )
    ),
  prices: ({ prices }) => tell(prices, (listed) => lines(listed.map(priceText))),
  notes: ({ notes }) => lines(notes)
};

/** The value of a model's field in words, in lines. */
export const describeField = (field: keyof Model, model: Model): string => describers[field](model);
