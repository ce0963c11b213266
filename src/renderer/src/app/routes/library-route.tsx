import { useMemo } from 'react';
import { useStore } from 'zustand';
import { paths } from '#shared/contract/paths.ts';
import type { LibraryTools } from '#renderer/features/library/library-tools.ts';
import { promptFileName, stampedName } from '#renderer/features/transfer/file-name.ts';
import { lazyPart } from '#renderer/ui/lazy-part.ts';
import { LibraryScreen } from '#renderer/screens/library-screen.tsx';
import { useApp } from '../model/model-context.ts';
import { useLinkTo } from './use-link-to.ts';
import { useTakeAway } from './use-take-away.ts';

const TemplateFit = lazyPart(async () => (await import('../dialogs/template-fit.tsx')).TemplateFit).LazyPart;

/** The library, with what it needs of other features. */
export function LibraryRoute() {
  const { model } = useApp();
  const isSidebarShown = useStore(model.preferences, (state) => !state.preferences.ui.sidebarCollapsed);
  return <LibraryScreen tools={useLibraryTools()} isSidebarShown={isSidebarShown} />;
}

function useLibraryTools(): LibraryTools {
  const { model, flows } = useApp();
  const { download } = useTakeAway();
  const linkTo = useLinkTo();
  return useMemo(() => {
    const { notify } = model.notifications.getState();
    return {
      notify,
      now: () => Date.now(),
      use: flows.useTemplate,
      readPrompt: () => model.builder.getState().document,
      renderFit: (data) => <TemplateFit data={data} />,
      chooseFiles: () => void model.transfer.getState().chooseFiles(),
      exportPrompt: (document) => void model.transfer.getState().exportPrompt(document),
      async exportTemplates(templates) {
        const { writePackFile } = await import('#shared/domain/craft/transfer/pack-file.ts');
        const [only] = templates;
        const name =
          templates.length === 1 && only !== undefined
            ? promptFileName({ name: only.name, data: only.promptData }).replace(/\.vprompt$/, '.vpack')
            : stampedName(Date.now()).replace('reelwright-', 'reelwright-templates-');
        const templatesOffered = model.preferences.getState().preferences.privacy.shareTemplates;
        const content = { history: [], templates: [...templates], marks: [] };
        await download(name, writePackFile(content, { templatesOffered }));
      },
      linkTo: (query) => linkTo(`${paths.library.getHref()}${query === '' ? '' : `?${query}`}`)
    };
  }, [model, flows, download, linkTo]);
}
