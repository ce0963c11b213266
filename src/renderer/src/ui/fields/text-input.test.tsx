import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea, TextInput } from './text-input.tsx';

const given = { value: '', onChange: () => {} };

test('one line is checked for spelling only where it says so, a passage always', () => {
  expect(renderToStaticMarkup(<TextInput {...given} />)).toContain('spellCheck="false"');
  expect(renderToStaticMarkup(<TextInput {...given} spellCheck />)).toContain('spellCheck="true"');
  expect(renderToStaticMarkup(<TextArea {...given} />)).not.toContain('spellCheck');
});
