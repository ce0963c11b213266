import { createElement } from 'react';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';

/** Scales, axes and shapes are code that no other page needs. */
export const BarChart = lazyComponent(
  async () => (await import('./bar-chart.tsx')).BarChart,
  createElement('span', { 'aria-hidden': true, className: 'block h-72' })
).LazyPart;
