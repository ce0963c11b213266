// Loads the app once the page has been painted.
(() => {
  const modules = JSON.parse(document.getElementById('app-modules').textContent);

  function load() {
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // A page in another language is better than none.
    import(modules[0]).catch(() => delete document.documentElement.dataset.awaits);
  }

  // A hidden page paints nothing that could be waited for.
  const afterPaint = () => (document.hidden ? load() : requestAnimationFrame(() => setTimeout(load)));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', afterPaint);
  else afterPaint();
})();
