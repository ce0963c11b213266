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
  Trash2,
  X
} from 'lucide-react';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/library.json';
import type { MenuItem } from '#renderer/ui/menu-item.ts';
import type { Deeds } from './deeds.ts';

export const listOwn = (templates: readonly Template[]): Template[] =>
  templates.filter(({ isUserCreated }) => isUserCreated);

/** The actions of one template: the same in its menu and under a right click. */
export function listTemplateActions(template: Template, deeds: Deeds): MenuItem[] {
  const ofOwn: MenuItem[] = [
    { id: 'edit', label: say(texts, 'library.edit'), icon: Pencil, onSelect: () => deeds.edit(template) },
    {
      id: 'delete',
      label: say(texts, 'library.delete'),
      icon: Trash2,
      isDangerous: true,
      onSelect: () => deeds.remove([template])
    }
  ];
  return [
    { id: 'use', label: say(texts, 'library.use'), icon: Play, onSelect: () => deeds.use(template) },
    { id: 'open', label: say(texts, 'library.details'), icon: Eye, onSelect: () => deeds.open(template) },
    {
      id: 'favorite',
      label: say(texts, template.isFavorite ? 'library.unfavorite' : 'library.favorite'),
      icon: template.isFavorite ? HeartOff : Heart,
      onSelect: () => deeds.toggleFavorite(template)
    },
    {
      id: 'link',
      label: say(texts, 'library.copyLink'),
      icon: Link,
      onSelect: () => deeds.copyLink(template)
    },
    {
      id: 'select',
      label: say(texts, 'library.select'),
      icon: BookmarkCheck,
      onSelect: () => deeds.select(template, 'toggle')
    },
    {
      id: 'copy',
      label: say(texts, 'library.duplicate'),
      icon: Copy,
      isGroupStart: true,
      onSelect: () => deeds.copy(template)
    },
    {
      id: 'export',
      label: say(texts, 'library.export'),
      icon: Download,
      onSelect: () => deeds.exportAll([template])
    },
    ...(template.isUserCreated ? ofOwn : [])
  ];
}

/** The actions of several: the same in the bar and under a right click on one of them. */
export function listSelectionActions(selected: readonly Template[], deeds: Deeds): MenuItem[] {
  const own = listOwn(selected);
  const ofOwn: MenuItem[] = [
    {
      id: 'export',
      label: say(texts, 'library.exportOwn', { count: own.length }),
      icon: Download,
      onSelect: () => deeds.exportAll(own)
    },
    {
      id: 'delete',
      label: say(texts, 'library.deleteOwn', { count: own.length }),
      icon: Trash2,
      isDangerous: true,
      onSelect: () => deeds.remove(own)
    }
  ];
  return [
    {
      id: 'favorite',
      label: say(texts, 'library.favorite'),
      icon: Heart,
      onSelect: () => deeds.setFavorites(selected, true)
    },
    {
      id: 'unfavorite',
      label: say(texts, 'library.unfavorite'),
      icon: HeartOff,
      onSelect: () => deeds.setFavorites(selected, false)
    },
    ...(own.length === 0 ? [] : ofOwn),
    { id: 'clear', label: say(texts, 'library.clearSelection'), icon: X, onSelect: deeds.clearSelection }
  ];
}
