/** The element that index.html and desktop.html give to React. */
export function getRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  return root;
}
