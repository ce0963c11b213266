// Privacy tags of every column: data export and erasure are derived from them alone.
import type { PgTable } from 'drizzle-orm/pg-core';

export type PrivacyTag =
  /** Identifies a person or is their text: exported, and erased with the account. */
  | 'personal'
  /** Points to a person only through a row of `users`: exported, and may stay. */
  | 'pseudonymous'
  /** Personal, but of no use to anybody honest: passwords, tokens. Never exported, gone after a deletion. */
  | 'secret'
  /** Not personal; exported with its row. */
  | 'none';

export type TablePrivacy = {
  readonly table: PgTable;
  readonly columns: Readonly<Record<string, PrivacyTag>>;
  /** The columns that name the owner of a row; none for rows without an owner. */
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
