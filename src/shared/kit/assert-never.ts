/** Makes the compiler list the cases a `switch` forgot; throws when a value got past the types. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
