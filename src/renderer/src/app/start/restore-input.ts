// Restores input that users entered into a prerendered page before hydration. React keeps a control's value when it hydrates
// but does not update the app's state, so the next render would discard the value.

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Control = TextControl | HTMLSelectElement;
type Content = { readonly value: string; readonly checked?: boolean };

declare global {
  /** Written by theme.js until hydration, in order of last use. */
  var earlyInput: Map<Control, Content> | undefined;
}

/** Call before the first render, and the returned function right after it. */
export function rememberInput(): () => void {
  const remembered = document.activeElement;
  return () => {
    const focused = remembered?.isConnected === true ? document.activeElement : remembered;
    const restoreSelection = restoreFocus(focused);
    const entered = [...(globalThis.earlyInput ?? [])];
    globalThis.earlyInput?.clear();
    // Text first: a choice may replace text fields with others.
    for (const [control, { value }] of entered) if (isText(control)) enterText(control, value);
    for (const [control, content] of entered) if (!isText(control)) choose(control, content);
    restoreSelection();
  };
}

/** Restores focus. Setting a value moves the caret to the end; the returned function restores the selection. */
function restoreFocus(focused: Element | null): () => void {
  const control = focused instanceof HTMLElement ? findShown(focused) : undefined;
  if (control !== document.activeElement) control?.focus();
  if (!isText(focused) || !isText(control)) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = focused;
  // Email fields do not expose a selection.
  if (selectionStart === null) return () => undefined;
  return () => control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

function isText(element: unknown): element is TextControl {
  if (element instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(element.type);
  return element instanceof HTMLTextAreaElement;
}

function enterText(entered: TextControl, value: string): void {
  const control = findShown(entered);
  if (control === undefined) return;
  hydrate(control);
  // React ignores an input event if the value equals the last one it tracked. The prototype's setter bypasses that tracking.
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  send(control, 'input');
  if (control !== document.activeElement) send(control, 'focusout');
}

function choose(entered: HTMLInputElement | HTMLSelectElement, { value, checked }: Content): void {
  const control = findShown(entered);
  if (control === undefined) return;
  hydrate(control);
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    send(control, 'change');
  } else {
    // The click toggles it back.
    control.checked = checked !== true;
    control.click();
  }
}

/** React hydrates the target of an event before it handles the event (selective hydration). */
const hydrate = (control: Control): void => send(control, 'input');

const send = (control: Control, event: string): void =>
  void control.dispatchEvent(new Event(event, { bubbles: true }));

const findShown = <Kind extends Element>(element: Kind): Kind | undefined =>
  element.isConnected ? element : findReplacement(element);

/** Finds the element that replaced one after a client render. Generated ids differ, so name and label are compared too. */
function findReplacement<Kind extends Element>(replaced: Kind): Kind | undefined {
  const names = ['id', 'name', 'aria-label'].map((name) => [name, replaced.getAttribute(name)] as const);
  return [...document.querySelectorAll<Kind>(replaced.localName)].find((element) =>
    names.some(([name, value]) => value !== null && element.getAttribute(name) === value)
  );
}
