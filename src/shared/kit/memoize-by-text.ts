/** A text longer than this is worked out each time: remembering it would cost more than it saves. */
const maxTextLength = 2000;
const maxTexts = 200;

/** `compute`, which reads nothing but its text, without repeating what it was asked lately. */
export function memoizeByText<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    if (text.length > maxTextLength) return compute(text);
    const known = answers.get(text);
    if (known !== undefined) return known.answer;
    if (answers.size >= maxTexts) answers.clear();
    const answer = compute(text);
    answers.set(text, { answer });
    return answer;
  };
}
