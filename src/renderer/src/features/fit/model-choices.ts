import type { FitContext } from '#shared/domain/craft/fit/rules/fit-rule.ts';
import { shorten } from '#shared/domain/craft/prompt/phrases.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { findModel, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import type { Choice } from '#renderer/ui/choice.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/fit.json';

/** Every model of the registry, those that still answer first, each with how long it will. */
export function listModelChoices(data: PromptData, { registry, today }: FitContext): readonly Choice[] {
  const living = listActiveModels(registry, today);
  const retired = registry.models.filter((model) => !living.includes(model));
  const isUnknown = data.model.trim() !== '' && findModel(registry, data.model) === undefined;
  return [
    ...(isUnknown ? [describeUnknown(data.model)] : []),
    ...living.map((model) => describe(model, today, t(texts, 'fit.living'))),
    ...retired.map((model) => describe(model, today, t(texts, 'fit.retired')))
  ];
}

const describeUnknown = (name: string): Choice => ({
  value: name,
  label: shorten(name),
  group: t(texts, 'fit.own'),
  mark: t(texts, 'fit.unknown')
});

function describe({ id, label, lifecycle }: Model, today: string, group: string): Choice {
  const { status, endsOn } = lifecycle;
  if (status === 'current') return { value: id, label, group, hint: t(texts, 'fit.current') };
  return { value: id, label, group, mark: describeEndOfLife(status, endsOn, today) };
}

function describeEndOfLife(status: 'retiring' | 'retired', endsOn: string | null, today: string): string {
  if (endsOn === null) return status === 'retired' ? t(texts, 'fit.ended') : t(texts, 'fit.endsSoon');
  if (endsOn > today) return t(texts, 'fit.endsOn', { day: endsOn });
  return status === 'retired' ? t(texts, 'fit.endedOn', { day: endsOn }) : t(texts, 'fit.endsAnyDay');
}
