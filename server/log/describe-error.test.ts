import { describe, expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const asText = (error: unknown) => JSON.stringify(describeError(error));

describe('what a log keeps of an error', () => {
  test('is its name, message and place', () => {
    const described = describeError(new TypeError('the wheel is missing'));
    expect(described).toMatchObject({ name: 'TypeError', message: 'the wheel is missing' });
    expect(described.frames[0]).toContain('describe-error.test.ts');
  });

  test('is the code of what a database says, and none of the values it quotes', () => {
    const refusal = Object.assign(new Error('duplicate key: (ada@example.com)'), {
      severity: 'ERROR',
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(ada@example.com) already exists.'
    });
    const failure = Object.assign(
      new Error('Failed query: insert … params: ada@example.com', { cause: refusal }),
      {
        query: 'insert'
      }
    );
    expect(asText(failure)).not.toContain('ada@');
    expect(describeError(failure).cause).toMatchObject({ code: '23505', constraint: 'users_email' });
  });

  test('is no word of the text that a parser failed on', async () => {
    const cause = await new Response('a lighthouse at dusk').json().catch((error: unknown) => error);
    expect(String(cause)).toContain('lighthouse');
    expect(asText(cause)).not.toContain('lighthouse');
    expect(asText(new Error('The body is not JSON', { cause }))).not.toContain('lighthouse');
  });

  test.each([['a text'], [undefined], [{ message: 'a plain object', code: 'E1' }]])(
    'says little of %j',
    (thrown) => {
      expect(describeError(thrown).frames).toEqual([]);
    }
  );
});
