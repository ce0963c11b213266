import { useMemo, useState } from 'react';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import { Field } from '#renderer/ui/fields/field.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import { ClipList } from './clip-list.tsx';
import { planContext } from './plan-state.ts';
import { readSource } from './plan-action-context.ts';
import { PlanExports } from './plan-exports-panel.tsx';
import { listPlanModels } from './plan-models.ts';
import { PlanNotices } from './plan-notices.tsx';
import { type PlanOutlets, replacePlan } from './plan-export-actions.ts';
import { describePlanFacts, PrintedStoryboard } from './printed-storyboard.tsx';
import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';

/** A window as narrow as a phone is used like one, whatever points at it. */
const touchSizes =
  'max-[639px]:[--control:2.75rem] max-[639px]:[--input-line:1.5rem] max-[639px]:[--input-size:1rem] max-[639px]:[--target:2.75rem]';

/** A prompt as clips that its model can render: to look at, to put right, and to take away. */
export function ClipPlanPage({ outlets }: { readonly outlets: PlanOutlets }) {
  const announcement = planContext.use((state) => state.announcement);
  const name = planContext.use((state) => state.version?.document.name.trim());
  return (
    <div
      className={`mx-auto grid w-full max-w-7xl min-w-0 content-start gap-4 p-4 min-[960px]:p-6 ${touchSizes}`}
    >
      <header className="grid gap-x-6 gap-y-3 min-[640px]:grid-cols-[minmax(0,1fr)_auto] min-[640px]:items-end">
        <div className="grid min-w-0 gap-1">
          <h1 className="text-title font-semibold" tabIndex={-1}>
            {t(texts, 'plan.title')}
          </h1>
          <p dir="auto" className="[text-align:match-parent] truncate text-ui text-n11">
            {name === '' ? t(texts, 'plan.untitled') : name}
          </p>
          <PlanFacts />
        </div>
        <ModelPicker outlets={outlets} />
      </header>
      <PlanBody outlets={outlets} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function PlanBody({ outlets }: { readonly outlets: PlanOutlets }) {
  const version = planContext.use((state) => state.version);
  const registry = planContext.use((state) => state.registry);
  const document = planContext.use((state) => state.version?.document);
  const modelId = planContext.use((state) => state.version?.modelId);
  const source = useMemo(
    () =>
      document === undefined || modelId === undefined || registry === null
        ? null
        : readSource({ document, modelId }, registry),
    [document, modelId, registry]
  );
  if (version === null || source === null) return <Skeleton className="h-96 rounded-panel" />;
  return (
    <div className="grid min-w-0 items-start gap-4 min-[1100px]:grid-cols-[19rem_minmax(0,1fr)]">
      <aside
        aria-label={t(texts, 'plan.about')}
        className="grid min-w-0 gap-4 min-[1100px]:sticky min-[1100px]:top-6 min-[1100px]:max-h-[calc(100dvh-5rem)] min-[1100px]:overflow-y-auto"
      >
        <PlanTools outlets={outlets} />
        <PlanNotices outlets={outlets} />
        <PlanExports outlets={outlets} />
        <Continuity text={version.plan.clips[0]?.continuity ?? ''} />
      </aside>
      <ClipList version={version} source={source} outlets={outlets} />
      <PrintedStoryboard version={version} />
    </div>
  );
}

function PlanFacts() {
  const version = planContext.use((state) => state.version);
  if (version === null) return null;
  return <p className="slug-line text-n11">{describePlanFacts(version.plan, version.document)}</p>;
}

function ModelPicker({ outlets }: { readonly outlets: PlanOutlets }) {
  const [today] = useState(todayInUtc);
  const store = planContext.useStoreApi();
  const registry = planContext.use((state) => state.registry);
  const version = planContext.use((state) => state.version);
  const ownName = version?.document.data.model ?? '';
  const models = useMemo(
    () => (registry === null ? [] : listPlanModels(registry, ownName, today)),
    [registry, ownName, today]
  );
  if (version === null || registry === null) return null;
  const shown = models.some(({ id }) => id === version.modelId)
    ? models
    : [...registry.models.filter(({ id }) => id === version.modelId), ...models];
  return (
    <Field label={t(texts, 'plan.model')} htmlFor="plan-model" className="min-[640px]:w-60">
      <SelectInput
        id="plan-model"
        label={t(texts, 'plan.model')}
        value={version.modelId}
        options={shown.map(({ id, label }) => ({ value: id, label }))}
        onChange={(modelId) => {
          const label = shown.find(({ id }) => id === modelId)?.label ?? modelId;
          const { chooseModel } = store.getState();
          replacePlan(store, outlets, t(texts, 'plan.forModel', { model: label }), () =>
            chooseModel(modelId)
          );
        }}
      />
    </Field>
  );
}

function Continuity({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <section
      aria-labelledby="plan-continuity"
      className="grid gap-1.5 rounded-panel border border-n6 bg-n2 p-4"
    >
      <h2 id="plan-continuity" className="text-ui">
        {t(texts, 'plan.continuity')}
      </h2>
      <p dir="auto" className="[text-align:match-parent] text-ui wrap-anywhere text-n11">
        {text}
      </p>
      <p className="text-label text-n10">{t(texts, 'plan.continuityWhy')}</p>
    </section>
  );
}

/** Back, forward, and back to the start. */
function PlanTools({ outlets }: { readonly outlets: PlanOutlets }) {
  const store = planContext.useStoreApi();
  const { undo, redo, startOver } = store.getState();
  const canUndo = planContext.use(({ steps }) => steps.past.length > 0);
  const canRedo = planContext.use(({ steps }) => steps.future.length > 0);
  const isSaved = planContext.use(({ version }) => version?.isSaved === true);
  const isRefused = planContext.use(({ refusal }) => refusal !== null);
  const isSaving = planContext.use((state) => state.isSaving);
  return (
    <div className="grid gap-1.5">
      <div className="-ms-2.5 flex flex-wrap gap-1">
        <IconButton
          label={t(texts, 'plan.undo')}
          icon={Undo2}
          shortcut="Mod+Z"
          disabled={!canUndo}
          onClick={undo}
        />
        <IconButton
          label={t(texts, 'plan.redo')}
          icon={Redo2}
          shortcut="Mod+Shift+Z"
          disabled={!canRedo}
          onClick={redo}
        />
        <Button
          variant="ghost"
          icon={RotateCcw}
          disabled={!isSaved}
          onClick={() => replacePlan(store, outlets, t(texts, 'plan.fromPrompt'), startOver)}
        >
          {t(texts, 'plan.startOver')}
        </Button>
      </div>
      <p className="text-label text-n10">{formatSaveState(isSaved, isSaving, isRefused)}</p>
    </div>
  );
}

function formatSaveState(isSaved: boolean, isSaving: boolean, isRefused: boolean): string {
  if (isRefused) return t(texts, 'plan.onlyHere');
  if (isSaving) return t(texts, 'plan.saving');
  return isSaved ? t(texts, 'plan.kept') : t(texts, 'plan.follows');
}
