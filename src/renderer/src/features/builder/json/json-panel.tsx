import { useMemo } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { Link } from '#renderer/lib/router.ts';
import { JsonField } from '#renderer/ui/json-editor/json-field.tsx';
import { say } from '#renderer/lib/messages/say.ts';
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
      whileWrong={say(texts, 'builder.json.wrong')}
      giveUpLabel={say(texts, 'builder.json.giveUp')}
      note={
        <Link
          to={paths.jsonPrompting.getHref()}
          className="shrink-0 border-t border-n6 px-3 py-2 text-label text-n11 underline underline-offset-2 hover:text-n12 focus-visible:-outline-offset-2"
        >
          {say(texts, 'builder.json.about')}
        </Link>
      }
    />
  );
}
