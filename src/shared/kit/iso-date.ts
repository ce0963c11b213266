/** Milliseconds since 1970 as ISO 8601 in UTC. Reads no clock: the instant is an argument. */
export function toIsoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
