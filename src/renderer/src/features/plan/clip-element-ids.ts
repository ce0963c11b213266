/** The id of a clip's card on the page. */
export const clipAnchor = (clipId: string): string => `plan-${clipId}`;

/** The id of the button that moves it. */
export const clipHandle = (clipId: string): string => `plan-${clipId}-move`;
