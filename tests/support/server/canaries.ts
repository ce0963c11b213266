// Two hundred words of no language, hidden in sealed texts and looked for wherever they must not be.
const letters = 'abcdefghijklmnopqrstuvwxyz';

const nameCanary = (number: number): string =>
  `zqx${number.toString(26).replaceAll(/./g, (digit) => letters[Number.parseInt(digit, 26)] ?? '')}wvj`;

export const canaries: readonly string[] = Array.from({ length: 200 }, (_, place) =>
  nameCanary(place + 1000)
);

export function findCanaries(text: string): readonly string[] {
  const lower = text.toLowerCase();
  return canaries.filter((canary) => lower.includes(canary));
}
