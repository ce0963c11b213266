/** Where somebody was on a screen when they left it. */
type Place = {
  /** Pixels that were scrolled. */
  readonly top: number;
  /** The `data-place` of what had the focus; null for none. */
  readonly focused: string | null;
  /** How many parts of a long list were shown. */
  readonly parts: number;
};

const places = new Map<string, Place>();

/** An entry of the history, as the router names it. */
type Entry = { readonly key: string; readonly pathname: string; readonly search: string };

const nameOf = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;

export const keepPlace = (entry: Entry, place: Place): void => void places.set(nameOf(entry), place);

/** The place on this entry, for who comes back to it. */
export const findPlace = (entry: Entry): Place | undefined => places.get(nameOf(entry));
