type PlaceLabelProps = {
  readonly label: string;
  /** A longer accessible name, which begins with the label. */
  readonly spoken?: string | undefined;
};

/** The word below the picture. */
export function PlaceLabel({ label, spoken }: PlaceLabelProps) {
  return (
    <>
      <span aria-hidden={spoken !== undefined} className="max-w-full text-center text-place wrap-anywhere">
        {label}
      </span>
      {spoken === undefined ? null : <span className="sr-only">{spoken}</span>}
    </>
  );
}
