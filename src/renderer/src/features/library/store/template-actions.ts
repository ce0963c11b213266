import {
  BookmarkCheck,
  Copy,
  Download,
  Eye,
  Heart,
  HeartOff,
  Link,
  Pencil,
  Play,
  Store,
  Trash2,
  X
} from 'lucide-react';
import { createContext, useContext } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import type { MenuItem } from '#renderer/ui/menus/menu-item.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';

/** Actions on templates. */
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
  /** Begins a listing of it; offered for one's own. */
  readonly sell: (template: Template) => void;
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

export const listOwn = (templates: readonly Template[]): Template[] =>
  templates.filter(({ isUserCreated }) => isUserCreated);

/** The actions of one template: the same in its menu and under a right click. */
export function listTemplateActions(template: Template, actions: TemplateActions): MenuItem[] {
  const ofOwn: MenuItem[] = [
    { id: 'edit', label: t(texts, 'library.edit'), icon: Pencil, onSelect: () => actions.edit(template) },
    { id: 'sell', label: t(texts, 'library.sell'), icon: Store, onSelect: () => actions.sell(template) },
    {
      id: 'delete',
      label: t(texts, 'library.delete'),
      icon: Trash2,
      isDangerous: true,
      onSelect: () => actions.remove([template])
    }
  ];
  return [
    { id: 'use', label: t(texts, 'library.use'), icon: Play, onSelect: () => actions.use(template) },
    { id: 'open', label: t(texts, 'library.details'), icon: Eye, onSelect: () => actions.open(template) },
    {
      id: 'favorite',
      label: t(texts, template.isFavorite ? 'library.unfavorite' : 'library.favorite'),
      icon: template.isFavorite ? HeartOff : Heart,
      onSelect: () => actions.toggleFavorite(template)
    },
    {
      id: 'link',
      label: t(texts, 'library.copyLink'),
      icon: Link,
      onSelect: () => actions.copyLink(template)
    },
    {
      id: 'select',
      label: t(texts, 'library.select'),
      icon: BookmarkCheck,
      onSelect: () => actions.select(template, 'toggle')
    },
    {
      id: 'copy',
      label: t(texts, 'library.duplicate'),
      icon: Copy,
      isGroupStart: true,
      onSelect: () => actions.copy(template)
    },
    {
      id: 'export',
      label: t(texts, 'library.export'),
      icon: Download,
      onSelect: () => actions.exportAll([template])
    },
    ...(template.isUserCreated ? ofOwn : [])
  ];
}

/** The actions of several: the same in the bar and under a right click on one of them. */
export function listSelectionActions(selected: readonly Template[], actions: TemplateActions): MenuItem[] {
  const own = listOwn(selected);
  const ofOwn: MenuItem[] = [
    {
      id: 'export',
      label: t(texts, 'library.exportOwn', { count: own.length }),
      icon: Download,
      onSelect: () => actions.exportAll(own)
    },
    {
      id: 'delete',
      label: t(texts, 'library.deleteOwn', { count: own.length }),
      icon: Trash2,
      isDangerous: true,
      onSelect: () => actions.remove(own)
    }
  ];
  return [
    {
      id: 'favorite',
      label: t(texts, 'library.favorite'),
      icon: Heart,
      onSelect: () => actions.setFavorites(selected, true)
    },
    {
      id: 'unfavorite',
      label: t(texts, 'library.unfavorite'),
      icon: HeartOff,
      onSelect: () => actions.setFavorites(selected, false)
    },
    ...(own.length === 0 ? [] : ofOwn),
    { id: 'clear', label: t(texts, 'library.clearSelection'), icon: X, onSelect: actions.clearSelection }
  ];
}
