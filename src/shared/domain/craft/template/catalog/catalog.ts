// The catalog: every template that ships with the product.
import type { BuiltInTemplate } from '../template.ts';
import { businessTemplates } from './business.ts';
import { dramaTemplates } from './drama.ts';
import { drawnTemplates } from './drawn.ts';
import { everydayTemplates } from './everyday.ts';
import { feedTemplates } from './feed.ts';
import { foodTemplates } from './food.ts';
import { goodsTemplates } from './goods.ts';
import { knowledgeTemplates } from './knowledge.ts';
import { lessonTemplates } from './lessons.ts';
import { otherworldTemplates } from './otherworlds.ts';
import { performanceTemplates } from './performance.ts';
import { placeTemplates } from './places.ts';
import { pressTemplates } from './press.ts';
import { reportTemplates } from './reports.ts';
import { storyTemplates } from './stories.ts';
import { suspenseTemplates } from './suspense.ts';
import { wildTemplates } from './wild.ts';

export const builtInTemplates: readonly BuiltInTemplate[] = [
  ...storyTemplates,
  ...businessTemplates,
  ...reportTemplates,
  ...lessonTemplates,
  ...everydayTemplates,
  ...goodsTemplates,
  ...foodTemplates,
  ...placeTemplates,
  ...wildTemplates,
  ...performanceTemplates,
  ...knowledgeTemplates,
  ...pressTemplates,
  ...drawnTemplates,
  ...suspenseTemplates,
  ...dramaTemplates,
  ...otherworldTemplates,
  ...feedTemplates
];
