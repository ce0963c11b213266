import { useMemo } from 'react';
import { JsonField } from '#renderer/ui/json-editor/json-field.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/json-guide.json';
import { guideContext } from './guide-context.ts';
import { createGuideSource } from './guide-source.ts';

/** The guide's prompt as JSON, editable. */
export function JsonSide() {
  const store = guideContext.useStoreApi();
  const source = useMemo(() => createGuideSource(store), [store]);
  return (
    <JsonField
      source={source}
      whileWrong={t(texts, 'json-guide.wrong')}
      discardLabel={t(texts, 'json-guide.giveUp')}
    />
  );
}
