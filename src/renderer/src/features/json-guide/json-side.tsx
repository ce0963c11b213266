import { useMemo } from 'react';
import { JsonField } from '#renderer/ui/json-editor/json-field.tsx';
import { guideContext } from './guide-context.ts';
import { createGuideSource } from './guide-source.ts';

/** The guide's prompt as JSON, editable. */
export function JsonSide() {
  const store = guideContext.useStoreApi();
  const source = useMemo(() => createGuideSource(store), [store]);
  return (
    <JsonField
      source={source}
      whileWrong="This is not a prompt yet, so the fields beside it keep their values."
      giveUpLabel="Discard and show the fields"
    />
  );
}
