// The aliases of a model: the ids that prompts store, vendors' API names and common spellings.

/** Spellings that follow neither from a model's id nor from its vendor's id, in folded form. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['veo', 'veo-3'],
  ['veo2', 'veo-2'],
  ['veo3', 'veo-3'],
  ['veo3-fast', 'veo-3-fast'],
  ['veo3.1', 'veo-3.1'],
  ['veo3.1-fast', 'veo-3.1-fast'],
  ['veo-2.0-generate-001', 'veo-2'],
  ['veo-3.0-generate-001', 'veo-3'],
  ['veo-3.0-generate-preview', 'veo-3'],
  ['veo-3.0-fast-generate-001', 'veo-3-fast'],
  ['veo-3.1-generate-preview', 'veo-3.1'],
  ['veo-3.1-fast-generate-preview', 'veo-3.1-fast'],
  ['veo-3.1-lite-generate-preview', 'veo-3.1-lite'],
  ['gemini-omni', 'gemini-omni-flash'],
  ['gemini-omni-1.1', 'gemini-omni-flash'],
  ['gemini-omni-1.2', 'gemini-omni-1.2-flash'],
  ['gemini-omni-flash-preview', 'gemini-omni-flash'],
  ['sora', 'sora-2'],
  ['sora2', 'sora-2'],
  ['runway', 'runway-gen4.5'],
  ['gen-4.5', 'runway-gen4.5'],
  ['gen-4-turbo', 'runway-gen4-turbo'],
  ['kling-3.0', 'kling-3'],
  ['kling-4.0', 'kling-4'],
  ['seedance-2.0', 'seedance-2'],
  ['ray-2', 'luma-ray-2'],
  ['wan2.7', 'wan-2.7']
]);

/** "Veo 3.1", "veo_3.1" and "VEO-3.1" are the same name. */
export function foldModelName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
}

/** The folded name of the model that a folded alias stands for; any other name as it is. */
export function resolveModelAlias(folded: string): string {
  return aliases.get(folded) ?? folded;
}
