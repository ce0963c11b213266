type CodeBlockProps = { readonly label: string; readonly text: string };

/** Code to read and to copy; the box scrolls and takes the focus, so that keys can scroll it too. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  return (
    <pre
      // A box that scrolls must be reachable by the keyboard.
      tabIndex={0}
      role="region"
      aria-label={label}
      className="max-h-112 min-w-0 overflow-auto rounded-card border border-n6 bg-n1 p-4 font-mono text-label whitespace-pre-wrap wrap-anywhere text-n12"
    >
      {text}
    </pre>
  );
}
