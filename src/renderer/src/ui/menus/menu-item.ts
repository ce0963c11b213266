import type { LucideIcon } from 'lucide-react';

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: LucideIcon;
  /** Such as "Mod+Z": shown, not listened to. */
  readonly shortcut?: string;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  /** Why it cannot be chosen now: it is disabled then, and says so. */
  readonly reason?: string | undefined;
  /** Draws a line above the item. */
  readonly isGroupStart?: boolean;
};
