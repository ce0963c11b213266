// What every column is to the person it is about: an export and a deletion are made from this and nothing else.
import type { PgTable } from 'drizzle-orm/pg-core';

export type PrivacyTag =
  /** Tells who somebody is, or what they wrote: exported, and gone after a deletion. */
  | 'personal'
  /** Points to a person only through a row of `users`: exported, and may stay. */
  | 'pseudonymous'
  /** Personal, but of no use to anybody honest: passwords, tokens. Never exported, gone after a deletion. */
  | 'secret'
  /** Says nothing about a person; exported with the row it stands in. */
  | 'none';

export type TablePrivacy = {
  readonly table: PgTable;
  readonly columns: Readonly<Record<string, PrivacyTag>>;
  /** The columns that say whose row it is, by what stands in them; none where rows are nobody's. */
  readonly owners: Readonly<Record<string, 'id' | 'email'>>;
  /** Rows that are whose another row is: `column` holds that row's `id`. */
  readonly partOf: PartOf | undefined;
  /** `keep` needs columns without anything personal; `anonymise` overwrites the personal ones. */
  readonly onDeletion:
    | 'remove'
    | 'keep'
    | { readonly anonymize: (userId: string) => Record<string, unknown> };
};

export type PartOf<Column extends string = string> = {
  readonly column: Column;
  readonly whole: TablePrivacy;
};

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** Tags every column of a table; the compiler asks for those that were forgotten. */
export function tagTable<Table extends PgTable>(
  table: Table,
  columns: Readonly<Record<ColumnOf<Table>, PrivacyTag>>,
  {
    owners,
    partOf,
    onDeletion = 'keep'
  }: {
    readonly owners?: Readonly<Partial<Record<ColumnOf<Table>, 'id' | 'email'>>>;
    readonly partOf?: PartOf<ColumnOf<Table>>;
    readonly onDeletion?:
      | 'remove'
      | 'keep'
      | { readonly anonymize: (userId: string) => Partial<Record<ColumnOf<Table>, unknown>> };
  } = {}
): TablePrivacy {
  const named = Object.entries<'id' | 'email' | undefined>({ ...owners }).filter(
    (entry): entry is [string, 'id' | 'email'] => entry[1] !== undefined
  );
  return { table, columns, owners: Object.fromEntries(named), partOf, onDeletion };
}
