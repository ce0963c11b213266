import type { OutputForm } from './outputs.ts';

type OutputTextProps = { readonly text: string; readonly form: OutputForm; readonly className: string };

/** What is pasted or sent, as it is. */
export function OutputText({ text, form, className }: OutputTextProps) {
  const font = form === 'text' ? 'font-sans text-read' : 'font-mono text-label';
  return (
    <pre dir="auto" className={`whitespace-pre-wrap wrap-anywhere text-n12 ${font} ${className}`}>
      {text}
    </pre>
  );
}
