/** Puts a message before the operator, each from an address of its own; resolves to the answer's status and text. */
export async function sendMessage(
  url: string,
  message: string,
  headers: Readonly<Record<string, string>> = {}
): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(`${url}/api/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify({
      message: { name: 'Ada', email: 'ada@example.com', topic: 'question', message },
      guard: { website: '', openSeconds: 30 }
    })
  });
  return { status: response.status, text: await response.text() };
}
