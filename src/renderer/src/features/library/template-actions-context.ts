import { createContext, useContext } from 'react';
import type { Template } from '#shared/domain/craft/template/template.ts';

/** What can be done to templates, wherever in the library they are shown. */
export type TemplateActions = {
  readonly use: (template: Template) => void;
  readonly open: (template: Template) => void;
  readonly edit: (template: Template) => void;
  readonly copy: (template: Template) => void;
  readonly toggleFavorite: (template: Template) => void;
  readonly setFavorites: (templates: readonly Template[], isFavorite: boolean) => void;
  readonly copyLink: (template: Template) => void;
  /** One's own as a pack; a single built-in one as the prompt it holds. */
  readonly exportAll: (templates: readonly Template[]) => void;
  /** Those among them that are one's own. */
  readonly remove: (templates: readonly Template[]) => void;
  readonly select: (template: Template, way: 'toggle' | 'extend') => void;
  readonly clearSelection: () => void;
};

const TemplateActionsContext = createContext<TemplateActions | null>(null);
export const TemplateActionsProvider = TemplateActionsContext.Provider;

export function useTemplateActions(): TemplateActions {
  const actions = useContext(TemplateActionsContext);
  if (actions === null) throw new Error('useTemplateActions is used outside the TemplateActionsProvider');
  return actions;
}
