// The catalogue: every template that ships with the product.
import type { BuiltInTemplate } from '../template.ts';
import { businessTemplates } from './business.ts';
import { everydayTemplates } from './everyday.ts';
import { lessonTemplates } from './lessons.ts';
import { reportTemplates } from './reports.ts';
import { storyTemplates } from './stories.ts';

export const builtInTemplates: readonly BuiltInTemplate[] = [
  ...storyTemplates,
  ...businessTemplates,
  ...reportTemplates,
  ...lessonTemplates,
  ...everydayTemplates
];
