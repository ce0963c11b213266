/** The state of a long list when its screen was left. */
type ScrollPosition = {
  /** Pixels that were scrolled. */
  readonly top: number;
  /** The `data-scroll-anchor` of what had the focus; null for none. */
  readonly focused: string | null;
  /** The number of pages of a long list that were shown. */
  readonly parts: number;
};

const positions = new Map<string, ScrollPosition>();

/** An entry of the history, as the router names it. */
type Entry = { readonly key: string; readonly pathname: string; readonly search: string };

const nameOf = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;

export const saveScrollPosition = (entry: Entry, position: ScrollPosition): void =>
  void positions.set(nameOf(entry), position);

/** The position saved for this entry. */
export const findScrollPosition = (entry: Entry): ScrollPosition | undefined => positions.get(nameOf(entry));
