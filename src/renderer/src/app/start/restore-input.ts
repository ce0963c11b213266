// Gives the app what people entered into a prerendered page before the app took it over. React takes the content of a
// control that it hydrates for its own, so the app's state never hears of it and the next render removes it.

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Control = TextControl | HTMLSelectElement;
type Content = { readonly value: string; readonly checked?: boolean };

declare global {
  /** Written by theme.js until the app takes over, the control that was used last at the end. */
  var earlyInput: Map<Control, Content> | undefined;
}

/** To be called before the app is drawn; the function that it returns, as soon as it is. */
export function rememberInput(): () => void {
  const remembered = document.activeElement;
  return () => {
    const focused = remembered?.isConnected === true ? document.activeElement : remembered;
    const selectAgain = restoreFocus(focused);
    const entered = [...(globalThis.earlyInput ?? [])];
    globalThis.earlyInput?.clear();
    // A choice may put other fields in the place of those that were filled in.
    for (const [control, { value }] of entered) if (isText(control)) enterText(control, value);
    for (const [control, content] of entered) if (!isText(control)) choose(control, content);
    selectAgain();
  };
}

/** Entering moves the caret to the end; the function that is returned moves it back. */
function restoreFocus(focused: Element | null): () => void {
  const control = focused instanceof HTMLElement ? findShown(focused) : undefined;
  if (control !== document.activeElement) control?.focus();
  if (!isText(focused) || !isText(control)) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = focused;
  // A box for an email address tells no selection.
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
  // React ignores an event after which the value is the one it saw last, and it does not see what the prototype sets.
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
    // The click turns it back.
    control.checked = checked !== true;
    control.click();
  }
}

/** React hydrates what an event is sent to before it handles the event. */
const hydrate = (control: Control): void => send(control, 'input');

const send = (control: Control, event: string): void =>
  void control.dispatchEvent(new Event(event, { bubbles: true }));

const findShown = <Kind extends Element>(element: Kind): Kind | undefined =>
  element.isConnected ? element : findReplacement(element);

/** The element in the place of one that was drawn anew; a generated id is another one there. */
function findReplacement<Kind extends Element>(replaced: Kind): Kind | undefined {
  const names = ['id', 'name', 'aria-label'].map((name) => [name, replaced.getAttribute(name)] as const);
  return [...document.querySelectorAll<Kind>(replaced.localName)].find((element) =>
    names.some(([name, value]) => value !== null && element.getAttribute(name) === value)
  );
}
