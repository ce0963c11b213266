export type Grade = {
  /** CSS colours. */
  readonly highlight: string;
  readonly midtone: string;
  readonly shadow: string;
  /** The position of the light, from 0 to 1, counted from the frame's left and top. */
  readonly glow: { readonly x: number; readonly y: number };
};

/** A picture made of light alone: the highlight's glow, falling through the midtone into the shadow. */
export function gradeBackground({ highlight, midtone, shadow, glow }: Grade): string {
  return `radial-gradient(120% 90% at ${glow.x * 100}% ${glow.y * 100}%, ${highlight}, ${midtone} 45%, ${shadow})`;
}
