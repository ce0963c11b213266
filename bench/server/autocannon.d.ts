// The package brings no types; these are the parts that are used here.
declare module 'autocannon' {
  type Request = {
    readonly path?: string;
    readonly method?: string;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
  type Options = {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: readonly { readonly setupRequest: (request: Request) => Request }[];
  };
  type Result = Readonly<Record<'1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'errors' | 'timeouts', number>> & {
    readonly requests: { readonly average: number };
    /** Milliseconds. */
    readonly latency: { readonly p99: number };
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number } | undefined>>;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
