/** The code that listens to the server loads with the first call. */
export function followPokesOfPage(deviceId: string, onPoke: () => void): () => void {
  const leaving = new AbortController();
  const follow = async () => {
    const { followAlone } = await import('./follow-alone.ts');
    await followAlone(deviceId, onPoke, leaving.signal);
  };
  // Without its code, rounds come by the clock.
  follow().catch(() => undefined);
  return () => leaving.abort();
}
