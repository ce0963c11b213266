import { useMemo } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { Link } from '#renderer/lib/router.ts';
import { JsonField } from '#renderer/ui/json-editor/json-field.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { useBuilderStore } from '../builder-context.ts';
import { createPromptSource } from './prompt-source.ts';

/** The prompt as JSON, editable. */
export function JsonPanel() {
  const store = useBuilderStore();
  const source = useMemo(() => createPromptSource(store), [store]);
  return (
    <JsonField
      source={source}
      whileWrong={t(texts, 'builder.json.wrong')}
      discardLabel={t(texts, 'builder.json.giveUp')}
      note={
        <Link
          to={paths.jsonPrompting.getHref()}
          className="shrink-0 border-t border-n6 px-3 py-2 text-label text-n11 underline underline-offset-2 hover:text-n12 focus-visible:-outline-offset-2"
        >
          {t(texts, 'builder.json.about')}
        </Link>
      }
    />
  );
}
