import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Result } from '#shared/kit/result.ts';

/** In a prerender nothing is asked again, and a timer would hold the build up until it ends. */
const keptMs = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 300_000;

/** Responses are cached for five minutes. The transport retries, so nothing does here. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Offline is an answer like any other, and the adapter gives it at once.
      queries: {
        retry: false,
        gcTime: keptMs,
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnWindowFocus: false
      },
      mutations: { retry: false, networkMode: 'always' }
    }
  });

/** One for the whole window. */
export const queryClient = createQueryClient();

const ClientContext = createContext(queryClient);

/** Around an app that is drawn on the server: each page has answers of its own. */
export function SeparateQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** Makes `useQuery` work below it, with one cache for the whole app. */
export function CachedQueries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={useContext(ClientContext)}>{children}</QueryClientProvider>;
}

/** A refusal on its way through a query, which knows failures only as thrown. */
export class Refusal<E> extends Error {
  readonly refusal: E;

  constructor(refusal: E) {
    super('refused');
    this.name = 'Refusal';
    this.refusal = refusal;
  }
}

/** With what a query's call refused; nothing where the query failed otherwise. */
export function readRefusal<E>(failure: unknown, isRefusal: (value: unknown) => value is E): E | undefined {
  return failure instanceof Refusal && isRefusal(failure.refusal) ? failure.refusal : undefined;
}

/** The answer of a call, for a query's function. Throws a `Refusal`. */
export async function unwrap<T, E>(call: Promise<Result<T, E>>): Promise<T> {
  const answer = await call;
  if (answer.ok) return answer.value;
  throw new Refusal(answer.error);
}
