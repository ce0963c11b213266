/** Each `style` attribute of a drawn page becomes a rule for a mark in its place, since the page's policy forbids it. */
export function extractInlineStyles(html: string): { readonly html: string; readonly css: string } {
  const marks = new Map<string, number>();
  const marked = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const mark = marks.get(style) ?? marks.size;
    marks.set(style, mark);
    return ` data-drawn="${mark}"`;
  });
  const rules = [...marks].map(([style, mark]) => `[data-drawn="${mark}"]{${unescapeHtml(style)}}\n`);
  return { html: marked, css: rules.join('') };
}

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
