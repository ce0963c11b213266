import { type FormEvent, useId, useState } from 'react';
import type { PromptDocument } from '#shared/domain/prompt/prompt.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { TextArea, TextInput } from '#renderer/ui/text-input.tsx';
import { libraryContext } from './library-context.ts';

type Props = {
  readonly document: PromptDocument;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
};

export function SaveTemplateDialog({ document, onSaved, onClose }: Props) {
  const { saveAsTemplate } = libraryContext.useStoreApi().getState();
  const [name, setName] = useState(document.name || document.data.concept.slice(0, 60));
  const [description, setDescription] = useState('');
  const [isNameMissing, setIsNameMissing] = useState(false);
  const formId = useId();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsNameMissing(name.trim() === '');
    if (name.trim() === '') {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    const saved = await saveAsTemplate({ document, name, description });
    if (saved !== null) onSaved(saved.name);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Save as template"
      description="It appears in your library, on this device."
      size="s"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            Save template
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        <Field
          label="Template name"
          htmlFor="template-name"
          {...(isNameMissing ? { mark: 'Give the template a name to find it by.' } : {})}
        >
          <TextInput
            id="template-name"
            required
            aria-invalid={isNameMissing}
            value={name}
            onChange={setName}
          />
        </Field>
        <Field label="Description" htmlFor="template-description" hint="What it is good for, in a sentence.">
          <TextArea id="template-description" value={description} onChange={setDescription} />
        </Field>
      </form>
    </Dialog>
  );
}
