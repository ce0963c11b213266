import { getDocumentProxy } from 'unpdf';

type Line = {
  readonly text: string;
  readonly page: number;
  /** In points from the left and the bottom of its page. */
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
};

type ReadPdf = {
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly pageCount: number;
  readonly text: string;
  readonly lines: readonly Line[];
};

/** A PDF as Mozilla's reader finds it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { info } = await document.getMetadata();
  const known: { readonly Title?: string; readonly Language?: string } = info;
  const lines: Line[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , left = 0, baseline = 0] = item.transform as number[];
      lines.push({ text: item.str, page, left, right: left + item.width, baseline });
    }
  }
  return {
    title: known.Title,
    language: known.Language,
    pageCount: document.numPages,
    text: lines.map(({ text }) => text).join('\n'),
    lines
  };
}
