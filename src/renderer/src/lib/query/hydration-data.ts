type Answers = Readonly<Record<string, unknown>>;

/**
 * The answer that the page at hand was written from: it is asked for no second time. Good once, for what is shown
 * later may be newer.
 */
export type TakeAnswer = (key: string) => unknown;

export function createTakeAnswer(data: Answers): TakeAnswer {
  const left = new Map(Object.entries(data));
  return (key) => {
    const value = left.get(key);
    left.delete(key);
    return value;
  };
}

/** All answers that the page at hand carries in this element; none in a page that the build wrote. */
export function readHydrationData(elementId: string): Answers {
  const text = document.getElementById(elementId)?.textContent;
  return text === undefined ? {} : (JSON.parse(text) as Answers);
}
