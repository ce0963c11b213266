import { type ReactNode, useMemo } from 'react';
import { paths } from '#shared/contract/paths.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Template, UserTemplate } from '#shared/domain/craft/template/template.ts';
import { promptFileName, stampedName } from '#shared/domain/craft/transfer/file-name.ts';
import { type Services, useServices } from '#renderer/feature-api/services.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

export type LibraryDependencies = {
  readonly use: (template: Template) => void;
  /** The prompt in the builder. */
  readonly readPrompt: () => PromptDocument;
  /** `query` without its question mark; '' is the whole library. */
  readonly linkTo: (query: string) => string;
  readonly chooseFiles: () => void;
  readonly exportTemplates: (templates: readonly UserTemplate[]) => void;
  readonly exportPrompt: (document: PromptDocument) => void;
  readonly sellPrompt: (document: PromptDocument) => void;
  readonly notify: Notify;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const [LibraryContext, useContextValue] = createRequiredContext<LibraryDependencies>('LibraryDependencies');
export const useLibraryDependencies = useContextValue;

/** Around the screen of the library. */
export function LibraryProvider({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  const dependencies = useMemo(() => {
    const { prompt, linkTo, importFiles, exportPrompt, sellPrompt, openTemplate, notify, now } = services;
    return {
      use: openTemplate,
      readPrompt: () => prompt.getState().document,
      linkTo: (query: string) => linkTo(`${paths.library.getHref()}${query === '' ? '' : `?${query}`}`),
      chooseFiles: importFiles,
      exportTemplates: (templates: readonly UserTemplate[]) => void exportTemplates(services, templates),
      exportPrompt,
      sellPrompt: (document: PromptDocument) => void sellPrompt(document),
      notify,
      now
    };
  }, [services]);
  return <LibraryContext value={dependencies}>{children}</LibraryContext>;
}

async function exportTemplates(
  { download, now, preferences }: Services,
  templates: readonly UserTemplate[]
): Promise<void> {
  const { writePackFile } = await import('#shared/domain/craft/transfer/pack-file.ts');
  const [only] = templates;
  const name =
    templates.length === 1 && only !== undefined
      ? promptFileName({ name: only.name, data: only.promptData }).replace(/\.vprompt$/, '.vpack')
      : stampedName(now()).replace('reelwright-', 'reelwright-templates-');
  const templatesOffered = preferences.getState().preferences.privacy.shareTemplates;
  const content = { history: [], templates: [...templates], marks: [] };
  await download(name, writePackFile(content, { templatesOffered }));
}
