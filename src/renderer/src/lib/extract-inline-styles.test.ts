import { expect, test } from 'vitest';
import { extractInlineStyles } from './extract-inline-styles.ts';

test('styles move out of the page, since its policy forbids them there', () => {
  const { html, css } = extractInlineStyles(
    '<i style="color:red"></i><b style="background:url(&quot;x&quot;)"></b><u style="color:red"></u>'
  );
  expect(html).toBe('<i data-drawn="0"></i><b data-drawn="1"></b><u data-drawn="0"></u>');
  expect(css).toBe('[data-drawn="0"]{color:red}\n[data-drawn="1"]{background:url("x")}\n');
});
