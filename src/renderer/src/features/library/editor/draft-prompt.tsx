import { useState } from 'react';
import { type PromptGroup, promptFields, promptGroups } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { showValue } from '#shared/domain/craft/prompt/show-value.ts';
import { nameGroup } from '#renderer/messages/translated-names.ts';
import { Section } from '#renderer/ui/layout/section.tsx';
import { DraftField } from './draft-field.tsx';

type Props = {
  readonly data: PromptData;
  readonly opensStory: boolean;
  readonly onChange: (patch: Partial<PromptData>) => void;
};

/** The prompt of a template, group by group; closed groups keep the dialog short. */
export function DraftPrompt({ data, opensStory, onChange }: Props) {
  const [open, setOpen] = useState<readonly PromptGroup[]>(opensStory ? ['story'] : []);
  const toggle = (id: PromptGroup) =>
    setOpen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <div className="grid gap-2">
      {promptGroups.map(({ id, label }) => {
        const fields = promptFields.filter(({ group }) => group === id);
        const filled = fields.filter((field) => showValue(field, data).trim() !== '').length;
        return (
          <Section
            key={id}
            id={`template-group-${id}`}
            title={nameGroup({ id, label })}
            meta={`${filled}/${fields.length}`}
            isOpen={open.includes(id)}
            onToggle={() => toggle(id)}
          >
            <div className="grid gap-3 min-[560px]:grid-cols-2">
              {fields.map((field) => (
                <div
                  key={field.name}
                  className={
                    field.kind === 'passage' || field.kind === 'list' ? 'min-[560px]:col-span-2' : ''
                  }
                >
                  <DraftField field={field} data={data} onChange={onChange} />
                </div>
              ))}
            </div>
          </Section>
        );
      })}
    </div>
  );
}
