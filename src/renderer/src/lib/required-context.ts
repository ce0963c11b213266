import { createContext, useContext } from 'react';

/** A context without a default: its provider, and the hook that reads it and throws outside the provider. */
export function createRequiredContext<Value extends object>(name: string) {
  const Context = createContext<Value | null>(null);
  function useValue(): Value {
    const value = useContext(Context);
    if (value === null) throw new Error(`${name} is read outside its provider`);
    return value;
  }
  return [Context.Provider, useValue] as const;
}
