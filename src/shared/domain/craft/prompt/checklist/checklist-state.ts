// What the checklist remembers on this device: whether it is open, and which items its user does not want to see.

export type ChecklistState = { readonly isOpen: boolean; readonly dismissed: readonly string[] };

export const defaultChecklistState: ChecklistState = { isOpen: true, dismissed: [] };

/** Dismisses an item, or brings it back. */
export function toggleDismissed(state: ChecklistState, id: string): ChecklistState {
  const others = state.dismissed.filter((dismissed) => dismissed !== id);
  return { ...state, dismissed: others.length < state.dismissed.length ? others : [...others, id] };
}

/** The state in a stored text; whatever is missing or damaged in it falls back to the default. */
export function readChecklistState(text: string | null): ChecklistState {
  const stored = parseObject(text);
  const dismissed = Array.isArray(stored.dismissed) ? stored.dismissed : [];
  return {
    isOpen: typeof stored.isOpen === 'boolean' ? stored.isOpen : defaultChecklistState.isOpen,
    dismissed: [...new Set(dismissed.filter((id) => typeof id === 'string'))]
  };
}

function parseObject(text: string | null): { readonly isOpen?: unknown; readonly dismissed?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
