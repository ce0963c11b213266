// An A4 page filled from top to bottom, row by row, with structure tags for screen readers.
import PDFDocument from 'pdfkit';
import type { Font } from 'fontkit';
import { fitToFont, type Fonts, tabular } from './fonts.ts';

const sheet = { width: 595.28, bottom: 770, margin: 56 };
const inner = sheet.width - 2 * sheet.margin;
const colours = { plain: '#1a1a1a', faint: '#5c5c5c', rule: '#c8c8c8' };

export type Cell = {
  readonly text: string;
  /** The PDF structure role within a table. */
  readonly part?: 'TH' | 'TD';
  /** Start and width, as fractions of the line. */
  readonly from?: number;
  readonly width?: number;
  readonly size?: number;
  readonly isStrong?: boolean;
  readonly isFaint?: boolean;
  readonly isAtEnd?: boolean;
};

type Row = { readonly space?: number; readonly hasRule?: boolean };
type About = { readonly title: string; readonly language: string; readonly at: number };

/** The parent structure element of a row: the document or a table. */
type Part = PDFKit.PDFStructureElement;

export class Paper {
  readonly #fonts: Fonts;
  readonly #document: PDFKit.PDFDocument;
  readonly #root: Part;
  #top = sheet.margin;
  #isWhole = true;

  constructor(fonts: Fonts, { title, language, at }: About) {
    this.#fonts = fonts;
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      // None yet: the library would load one of its own.
      font: '',
      lang: language,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      info: { Title: title, Creator: 'Reelwright', CreationDate: new Date(at) }
    });
    this.#root = this.#document.struct('Document');
    this.#document.addStructure(this.#root);
  }

  /** False once a letter was missing from the fonts. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Leaves a line free. */
  skip(): void {
    this.#top += 18;
  }

  addTable(): Part {
    const table = this.#document.struct('Table');
    this.#root.add(table);
    return table;
  }

  /** One below the other; on a new page when this one has no room for the whole row. */
  addRow(
    kind: 'H1' | 'P' | 'TR',
    cells: readonly Cell[],
    { space = 6, hasRule }: Row = {},
    part?: Part
  ): void {
    const height = Math.max(...cells.map((cell) => this.#measure(cell)));
    if (this.#top + height > sheet.bottom) {
      this.#document.addPage();
      this.#top = sheet.margin;
    }
    const row = this.#document.struct(kind);
    (part ?? this.#root).add(row);
    for (const cell of cells) this.#addCell(row, cell);
    row.end();
    this.#top += height + space;
    if (hasRule === true) this.#drawRule();
  }

  /** Draws the foot of every page once all pages exist, and resolves to the file. */
  async finish(foot: (page: number, count: number) => string): Promise<Buffer> {
    const { count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#document.switchToPage(page);
      this.#document.markContent('Artifact', { type: 'Pagination' });
      this.#top = sheet.bottom + 20;
      this.#draw({ text: foot(page + 1, count), size: 8, isFaint: true });
      this.#document.endMarkedContent();
    }
    const chunks: Buffer[] = [];
    this.#document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => this.#document.on('end', resolve));
    this.#root.end();
    this.#document.end();
    await ended;
    return Buffer.concat(chunks);
  }

  #addCell(row: Part, cell: Cell): void {
    const { shown, isWhole } = fitToFont(cell.text, this.#fonts.regular);
    this.#isWhole &&= isWhole;
    const draw = () => {
      // Copying and screen readers give the letters that could not be drawn.
      if (!isWhole) this.#document.markContent('Span', { actual: cell.text });
      this.#draw({ ...cell, text: shown });
      if (!isWhole) this.#document.endMarkedContent();
    };
    row.add(cell.part === undefined ? draw : this.#document.struct(cell.part, {}, [draw]));
  }

  #measure(cell: Cell): number {
    const { shown } = fitToFont(cell.text, this.#fonts.regular);
    return this.#prepare(cell).heightOfString(shown, { width: inner * (cell.width ?? 1) });
  }

  #draw(cell: Cell): void {
    const { from = 0, width = 1, isAtEnd } = cell;
    const left = sheet.margin + inner * from;
    const end = isAtEnd === true ? ({ align: 'right', features: tabular } as const) : {};
    this.#prepare(cell).text(cell.text, left, this.#top, { width: inner * width, ...end });
  }

  #prepare({ size = 10, isStrong, isFaint }: Cell): PDFKit.PDFDocument {
    const name = isStrong === true ? 'strong' : 'regular';
    return this.#document
      .font(asSource(this.#fonts[name]), name)
      .fontSize(size)
      .fillColor(isFaint === true ? colours.faint : colours.plain);
  }

  #drawRule(): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    this.#document
      .moveTo(sheet.margin, this.#top - 3)
      .lineTo(sheet.margin + inner, this.#top - 3)
      .lineWidth(0.5)
      .strokeColor(colours.rule)
      .stroke();
    this.#document.endMarkedContent();
    this.#top += 5;
  }
}

/** The library takes a font that is open already, which its types do not tell. */
const asSource = (font: Font): Buffer => font as unknown as Buffer;
