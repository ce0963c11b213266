// Runs before the first paint, to prevent a flash of the wrong theme or language, and to record input before hydration.
// Settings write what is read here.
(() => {
  const { dataset } = document.documentElement;
  const colors = { light: '#f9fafb', dark: '#0b0c0e' };
  let kept = {};
  try {
    // The first steps are part of the page as it was written; those who have seen them see no trace of them.
    if (localStorage.getItem('reelwright.firstRun') !== null) dataset.firstRun = 'over';
    kept = Object(JSON.parse(localStorage.getItem('reelwright.appearance') ?? '{}'));
  } catch {
    // Nothing usable is kept, or storage is blocked: the system decides.
  }
  const isChosen = kept.theme === 'light' || kept.theme === 'dark';
  const followed = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = isChosen ? kept.theme : followed;
  dataset.density = kept.density === 'compact' ? 'compact' : 'comfortable';
  dataset.motion = kept.motion === 'reduced' ? 'reduced' : 'full';
  // Pages are written in English: who reads Spanish sees none until the app has drawn it.
  let language = null;
  try {
    language = localStorage.getItem('reelwright.language');
  } catch {
    // Without storage the system decides here too.
  }
  const known = /^(?:en|es)(?=-|$)/;
  const preferred = [language, ...navigator.languages].find((tag) => known.test(tag ?? ''));
  if (preferred?.startsWith('es')) dataset.awaits = 'language';
  if (isChosen) {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', colors[dataset.theme]);
    }
  }
  // Until the app hydrates a prerendered page, record input and block form submission.
  const entered = new Map();
  globalThis.earlyInput = entered;
  addEventListener('input', ({ target }) => {
    if (document.querySelector('#root[data-page]') === null) return;
    entered.delete(target);
    entered.set(target, { value: target.value, checked: target.checked });
  });
  addEventListener('submit', (event) => {
    if (document.querySelector('#root[data-page]') !== null) event.preventDefault();
  });
})();
