/** What the builder asks of the app around it. */
export type BuilderScreenActions = {
  readonly onOpenPalette: () => void;
  readonly onPastePrompt: () => void;
  readonly onCompareModels: () => void;
  readonly onMakeMatrix: () => void;
  readonly onPlanClips: () => void;
  readonly onSaveToHistory: () => void;
  readonly onSaveAsTemplate: () => void;
};
