// The packages bring no types; these are the parts that are used here.
declare module 'pouchdb-core' {
  type Document = Readonly<Record<string, unknown>> & { readonly _id: string };
  type Replication = { readonly docs_written: number };
  export default class PouchDB {
    constructor(name: string, options: { readonly adapter: 'memory' });
    static plugin(plugin: object): void;
    bulkDocs(documents: readonly Document[]): Promise<unknown>;
    allDocs(options: {
      readonly limit: number;
      readonly include_docs: true;
    }): Promise<{ readonly rows: readonly { readonly doc: Document }[] }>;
    readonly replicate: {
      from(other: PouchDB, options: { readonly batch_size: number }): Promise<Replication>;
      to(other: PouchDB, options: { readonly batch_size: number }): Promise<Replication>;
    };
    destroy(): Promise<void>;
  }
}
declare module 'pouchdb-adapter-memory' {
  const plugin: object;
  export default plugin;
}
declare module 'pouchdb-replication' {
  const plugin: object;
  export default plugin;
}
