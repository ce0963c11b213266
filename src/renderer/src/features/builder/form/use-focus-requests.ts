import { useEffect } from 'react';
import type { PromptGroup } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { FocusRequest } from '../builder-state.ts';
import { useBuilder, useBuilderActions } from '../builder-context.ts';
import { fieldId, groupId } from './field-ids.ts';

/** A group that was closed needs some frames until its fields are there to be focused. */
const maxWaitFrames = 30;

/** Brings the asked-for field or group into view and focuses it, after `openGroup` made room for it. */
export function useFocusRequests(openGroup: (group: PromptGroup) => void): void {
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
