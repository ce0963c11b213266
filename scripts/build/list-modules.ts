/** Vite's manifest: what each source became, and what that imports. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** The addresses of the files that `sources` became, with all they import statically, each once. */
export function listModules(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const add = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The web build has no ${source}`);
    if (seen.has(source)) return;
    seen.add(source);
    chunk.imports?.forEach(add);
  };
  sources.forEach(add);
  return [...seen].map((source) => `/${manifest[source]?.file ?? ''}`);
}
