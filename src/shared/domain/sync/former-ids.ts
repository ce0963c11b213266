/** Each repair draws an id, so that more would mean nothing. */
export const maxFormerIds = 20;

type Named = { readonly deviceId: string; readonly formerIds?: readonly string[] };

/** The former ids of a device that gives up the one it has. */
export const listFormerIds = ({ deviceId, formerIds = [] }: Named): readonly string[] =>
  [...formerIds, deviceId].slice(-maxFormerIds);
