/** What the builder asks of the app around it. */
export type BuilderScreenActions = {
  readonly onOpenPalette: () => void;
  readonly onSaveToHistory: () => void;
  readonly onSaveAsTemplate: () => void;
};
