/** A text longer than this is worked out each time: remembering it would cost more than it saves. */
const longestText = 2000;
const mostTexts = 200;

/** `compute`, which reads nothing but its text, without repeating what it was asked lately. */
export function rememberTexts<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    if (text.length > longestText) return compute(text);
    const known = answers.get(text);
    if (known !== undefined) return known.answer;
    if (answers.size >= mostTexts) answers.clear();
    const answer = compute(text);
    answers.set(text, { answer });
    return answer;
  };
}
