// The columns of a listings table by their headings, in each language that the export writes.

export type ImportColumn =
  | 'title'
  | 'kind'
  | 'price'
  | 'payWhatYouWant'
  | 'suggested'
  | 'tags'
  | 'description'
  | 'category';

const headings: Readonly<Record<string, ImportColumn>> = {
  title: 'title',
  título: 'title',
  kind: 'kind',
  tipo: 'kind',
  price: 'price',
  'price in usd': 'price',
  precio: 'price',
  'precio en usd': 'price',
  'pay what you want': 'payWhatYouWant',
  'paga lo que quieras': 'payWhatYouWant',
  'suggested price in usd': 'suggested',
  'precio sugerido en usd': 'suggested',
  tags: 'tags',
  etiquetas: 'tags',
  description: 'description',
  descripción: 'description',
  category: 'category',
  categoría: 'category'
};

/** Null for a column that an import does not read. */
export function readColumn(heading: string): ImportColumn | null {
  const name = heading.trim().toLowerCase().normalize('NFC');
  return Object.hasOwn(headings, name) ? (headings[name] ?? null) : null;
}
