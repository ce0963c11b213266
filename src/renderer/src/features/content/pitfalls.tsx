export type Pitfall = {
  /** The visible symptom. */
  readonly sign: string;
  readonly fix: string;
};

/** Common failures with the change to the prompt that fixes each. */
export function Pitfalls({ pitfalls }: { readonly pitfalls: readonly Pitfall[] }) {
  return (
    <dl className="rounded-panel border border-n6 bg-n2 px-4">
      {pitfalls.map(({ sign, fix }) => (
        <div
          key={sign}
          className="grid gap-1 border-n6 py-4 not-first:border-t min-[640px]:grid-cols-[2fr_3fr] min-[640px]:gap-6"
        >
          <dt className="text-read font-medium">{sign}</dt>
          <dd className="text-read text-n11">{fix}</dd>
        </div>
      ))}
    </dl>
  );
}
