/**
 * Runs in the page: what a finger would miss. Every target measures at least 24 CSS pixels each way, and buttons and
 * fields 44 where the pointer is a finger; a link within a sentence may be as small as its words.
 */
export function findSmallTouchTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'button, a[href], summary, input:not([type=hidden]), select, textarea, [role=switch], [role=radio], [role=tab], [role=slider]'
  );
  const modal = document.querySelector('[role=dialog]:not([aria-modal=false])');
  return [...targets].flatMap((target) => {
    if (modal !== null && !modal.contains(target)) return [];
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (target.closest('[inert], [aria-hidden=true]') !== null) return [];
    const own = target.getBoundingClientRect();
    // Read by a screen reader only, such as the input behind a drawn switch.
    if (own.width <= 1 || own.height <= 1) return [];
    const isInSentence = target.matches('a') && target.closest('p, li, dd, figcaption') !== null;
    const least = target.matches('a, summary') ? 24 : 44;
    if (isInSentence) return [];
    const label = target.closest('label')?.getBoundingClientRect();
    // A larger area may lie around what is drawn.
    const { inset, content } = getComputedStyle(target, '::before');
    const reach = content === 'none' ? 0 : Math.max(0, -Number.parseFloat(inset) || 0);
    const width = Math.max(own.width + 2 * reach, label?.width ?? 0);
    const height = Math.max(own.height + 2 * reach, label?.height ?? 0);
    if (Math.min(width, height) >= least - 0.5) return [];
    const name = target.getAttribute('aria-label') ?? target.textContent;
    return [`${target.tagName} ${name.trim().slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`];
  });
}
