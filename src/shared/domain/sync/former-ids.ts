/** Each repair adds an id. Beyond this limit the oldest are dropped. */
export const maxFormerIds = 20;

type Identified = { readonly deviceId: string; readonly formerIds?: readonly string[] };

/** The former ids of a device after it replaces its current id. */
export const listFormerIds = ({ deviceId, formerIds = [] }: Identified): readonly string[] =>
  [...formerIds, deviceId].slice(-maxFormerIds);
