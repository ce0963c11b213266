import { memo, useCallback, useEffect, useState } from 'react';
import { isStringArray } from '#renderer/lib/local-store.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameGroup } from '#renderer/messages/translated-names.ts';
import { Section } from '#renderer/ui/layout/section.tsx';
import { promptFields, type PromptGroup, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { useBuilder, useBuilderActions } from '../store/builder-context.ts';
import { readLocal, remember } from '../store/builder-local-store.ts';
import type { FocusRequest } from '../store/builder-state.ts';
import { GroupProgress } from '../outline/group-progress.tsx';
import { FieldControl } from './field-control.tsx';
import { fieldId, groupId } from './field-layout.ts';

/** A group that was closed needs some frames until its fields are there to be focused. */
const maxWaitFrames = 30;

/** Brings the asked-for field or group into view and focuses it, after `openGroup` made room for it. */
function useFocusRequests(openGroup: (group: PromptGroup) => void): void {
  const request = useBuilder((state) => state.focusRequest);
  const { focusOn } = useBuilderActions();

  useEffect(() => {
    if (request === null) return undefined;
    openGroup(request.group);
    let frame = 0;
    const attempt = (framesLeft: number): void => {
      frame = requestAnimationFrame(() => {
        if (tryFocus(request) || framesLeft === 0) focusOn(null);
        else attempt(framesLeft - 1);
      });
    };
    attempt(maxWaitFrames);
    return () => cancelAnimationFrame(frame);
  }, [request, openGroup, focusOn]);
}

function tryFocus({ group, field }: FocusRequest): boolean {
  const root = document.querySelector<HTMLElement>(`[data-group="${group}"]`);
  const target =
    field === null
      ? root?.querySelector<HTMLElement>(`#${groupId(group)} button, button`)
      : document.getElementById(fieldId(field));
  if (!root || !target || target.offsetParent === null) return false;
  target.focus({ preventScroll: true });
  (field === null ? root : target).scrollIntoView({ block: field === null ? 'start' : 'center' });
  return document.activeElement === target;
}

const openAtFirst: readonly string[] = ['story', 'camera'];

/** The 26 fields in their six groups. */
export const PromptForm = memo(function PromptForm() {
  const [openGroups, setOpenGroups] = useState(() => readLocal('openGroups', isStringArray, openAtFirst));
  const setOpen = useCallback((group: PromptGroup, isOpen: boolean) => {
    setOpenGroups((before) => {
      const others = before.filter((id) => id !== group);
      const after = isOpen ? [...others, group] : others;
      remember('openGroups', after);
      return after;
    });
  }, []);
  useFocusRequests(useCallback((group) => setOpen(group, true), [setOpen]));

  return (
    <form
      aria-label={t(texts, 'builder.form')}
      className="space-y-4"
      onSubmit={(event) => event.preventDefault()}
    >
      {promptGroups.map(({ id, label }) => (
        <div key={id} data-group={id} className="isolate scroll-mt-4">
          <Section
            id={groupId(id)}
            title={nameGroup({ id, label })}
            meta={<GroupProgress group={id} />}
            isOpen={openGroups.includes(id)}
            onToggle={() => setOpen(id, !openGroups.includes(id))}
          >
            <GroupFields group={id} label={nameGroup({ id, label })} />
          </Section>
        </div>
      ))}
    </form>
  );
});

type GroupFieldsProps = { readonly group: PromptGroup; readonly label: string };

const GroupFields = memo(function GroupFields({ group, label }: GroupFieldsProps) {
  const isReady = useBuilder((state) => state.isReady);
  return (
    <fieldset disabled={!isReady} className="isolate grid gap-x-3 gap-y-field sm:grid-cols-2">
      <legend className="sr-only">{label.toLowerCase()}</legend>
      {promptFields.map((field) =>
        field.group === group ? <FieldControl key={field.name} field={field} /> : null
      )}
    </fieldset>
  );
});
