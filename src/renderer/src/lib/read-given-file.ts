export type GivenFile = { readonly name: string; readonly bytes: number; readonly text: string | null };

/** Reads a dropped or chosen file as text; null when it is larger than `limitBytes` or cannot be read. */
export async function readGivenFile(file: File, limitBytes: number): Promise<GivenFile> {
  const { name, size: bytes } = file;
  if (bytes > limitBytes) return { name, bytes, text: null };
  const text = await file.text().catch(() => null);
  return { name, bytes, text };
}
