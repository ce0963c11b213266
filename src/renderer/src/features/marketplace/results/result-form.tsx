import {
  type BuyerResult,
  maxChangesLength,
  maxSettingsLength,
  maxTakes
} from '#shared/domain/market/community/buyer-result.ts';
import { readVideoAddress } from '#shared/domain/market/video-address.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { nameModel, useMarketDependencies } from '../data/dependencies.tsx';
import { ClipField } from './clip-field.tsx';
import { useInvalidateResults } from './result-queries.ts';

type Props = {
  readonly slug: string;
  /** The existing result. */
  readonly result: BuyerResult | null;
  readonly onDone: () => void;
};

/** The video, what made it, and the number of takes. */
export function ResultForm({ slug, result, onDone }: Props) {
  const { isOnline } = useMarketDependencies();
  const form = useResultForm({ slug, result, onDone });
  return (
    <form
      {...form.formProps}
      aria-label={t(texts, 'marketplace.results.own')}
      className="grid max-w-read grid-cols-1 gap-4"
    >
      <FormProblem problem={form.problem} />
      <ResultFields form={form} known={result?.model} />
      <p className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          type="submit"
          isBusy={form.isBusy}
          reason={isOnline ? undefined : t(texts, 'marketplace.results.offline')}
        >
          {t(texts, result === null ? 'marketplace.results.publish' : 'marketplace.results.save')}
        </Button>
        <Button onClick={onDone}>{t(texts, 'marketplace.results.cancel')}</Button>
      </p>
    </form>
  );
}

type FieldsProps = {
  readonly form: ReturnType<typeof useResultForm>;
  /** The model of the existing result. */
  readonly known: string | undefined;
};

function ResultFields({ form, known }: FieldsProps) {
  const { problems, bind, values, set } = form;
  const models = useModelOptions(known);
  return (
    <>
      <VideoField form={form} />
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        <FormField name="model" label={t(texts, 'marketplace.results.model')} problem={problems.model}>
          {(control) => (
            <SelectInput
              {...control}
              label={t(texts, 'marketplace.results.model')}
              value={values.model}
              options={models}
              onChange={(model) => set('model', model)}
            />
          )}
        </FormField>
        <FormField name="takes" label={t(texts, 'marketplace.results.takes')}>
          {(control) => (
            <SelectInput
              {...control}
              label={t(texts, 'marketplace.results.takes')}
              value={values.takes}
              options={listTakes()}
              onChange={(takes) => set('takes', takes)}
            />
          )}
        </FormField>
      </div>
      <FormField
        name="settings"
        label={t(texts, 'marketplace.results.settings')}
        hint={t(texts, 'marketplace.results.settingsHint')}
      >
        {(control) => (
          <TextInput {...control} {...bind('settings')} maxLength={maxSettingsLength} autoComplete="off" />
        )}
      </FormField>
      <FormField
        name="changes"
        label={t(texts, 'marketplace.results.changes')}
        hint={t(texts, 'marketplace.results.changesHint')}
      >
        {(control) => <TextArea {...control} {...bind('changes')} rows={2} maxLength={maxChangesLength} />}
      </FormField>
    </>
  );
}

/** A link to a public page, or a file from this device. */
function VideoField({ form: { problems, bind, values, set } }: Pick<FieldsProps, 'form'>) {
  const clip = values.clipId === '' ? null : { mediumId: values.clipId, url: values.clipUrl };
  return (
    <div className="grid min-w-0 gap-2">
      <Segmented
        label={t(texts, 'marketplace.results.source')}
        value={values.source === 'clip' ? 'clip' : 'hosted'}
        options={[
          { value: 'hosted', label: t(texts, 'marketplace.results.source.hosted') },
          { value: 'clip', label: t(texts, 'marketplace.results.source.clip') }
        ]}
        onChange={(source) => set('source', source)}
      />
      {values.source === 'clip' ? (
        <ClipField
          clip={clip}
          problem={problems.clipId}
          onChange={({ mediumId, url }) => {
            set('clipId', mediumId);
            set('clipUrl', url);
          }}
        />
      ) : (
        <FormField
          name="videoUrl"
          label={t(texts, 'marketplace.results.video')}
          hint={t(texts, 'marketplace.results.videoHint')}
          problem={problems.videoUrl}
        >
          {(control) => (
            <TextInput {...control} {...bind('videoUrl')} type="url" inputMode="url" autoComplete="off" />
          )}
        </FormField>
      )}
    </div>
  );
}

function useResultForm({ slug, result, onDone }: Props) {
  const { results, notify } = useMarketDependencies();
  const invalidate = useInvalidateResults();
  return useForm({
    // In the order of the fields: the first mistake takes the focus.
    initial: {
      source: result?.video.kind ?? 'hosted',
      videoUrl: result?.video.kind === 'hosted' ? result.video.url : '',
      clipId: result?.video.kind === 'clip' ? result.video.mediumId : '',
      clipUrl: result?.video.kind === 'clip' ? result.video.url : '',
      model: result?.model ?? '',
      takes: String(result?.takes ?? 1),
      settings: result?.settings ?? '',
      changes: result?.changes ?? ''
    },
    check: ({ source, videoUrl, clipId, model }) => ({
      ...(source === 'hosted' && readVideoAddress(videoUrl) === undefined
        ? { videoUrl: t(texts, 'marketplace.results.videoWrong') }
        : {}),
      ...(source === 'clip' && clipId === '' ? { clipId: t(texts, 'marketplace.results.clip.missing') } : {}),
      ...(model === '' ? { model: t(texts, 'marketplace.results.modelMissing') } : {})
    }),
    async send({ source, videoUrl, clipId, model, takes, settings, changes }) {
      const answer = await results.save({
        slug,
        video:
          source === 'clip' ? { kind: 'clip', mediumId: clipId } : { kind: 'hosted', url: videoUrl.trim() },
        model,
        takes: Number(takes),
        settings: settings.trim(),
        changes: changes.trim()
      });
      if (!answer.ok) return { problem: translateError(answer.error) };
      notify({ type: 'success', title: t(texts, 'marketplace.results.saved') });
      onDone();
      await invalidate();
      return null;
    }
  });
}

/** The models in use, and the one of the result where it is retired by now. */
function useModelOptions(known: string | undefined) {
  const { models } = useMarketDependencies();
  const options = models.map(({ id, label }) => ({ value: id, label }));
  const isListed = known === undefined || options.some(({ value }) => value === known);
  return [
    { value: '', label: t(texts, 'marketplace.results.modelChoose') },
    ...(isListed ? [] : [{ value: known, label: nameModel(models, known) }]),
    ...options
  ];
}

const listTakes = () =>
  Array.from({ length: maxTakes }, (_, at) => ({
    value: String(at + 1),
    label: t(texts, 'marketplace.results.takesOption', { takes: at + 1 })
  }));
