/** Six presets that differ in kind, shape and mood, all short: a first prompt should be done in a minute. */
export const starterIds = [
  'espresso-spot',
  'drone-coastline',
  'talking-head-hook',
  'app-launch-teaser',
  'synthwave-drive',
  'street-football-goal'
] as const;

/** In the order above; one that is missing is left out. */
export function findStarters<Preset extends { readonly id: string }>(
  templates: readonly Preset[]
): readonly Preset[] {
  return starterIds.flatMap((wanted) => templates.find(({ id }) => id === wanted) ?? []);
}
