/** The screen's one first heading, wherever the layout puts it. */
export function BuilderTitle({ className }: { readonly className: string }) {
  return (
    <h1 tabIndex={-1} className={className}>
      Build a shot
    </h1>
  );
}
