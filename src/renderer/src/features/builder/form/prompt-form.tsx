import { memo, useCallback, useState } from 'react';
import { type PromptGroup, promptFields, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { Section } from '#renderer/ui/section.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameGroup } from '#renderer/messages/translated-names.ts';
import { useBuilder } from '../builder-context.ts';
import { GroupProgress } from '../outline/group-progress.tsx';
import { isStringArray } from '#renderer/lib/local-store.ts';
import { readLocal, remember } from '../builder-local-store.ts';
import { FieldControl } from './field-control.tsx';
import { groupId } from './field-ids.ts';
import { useFocusRequests } from './use-focus-requests.ts';

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
