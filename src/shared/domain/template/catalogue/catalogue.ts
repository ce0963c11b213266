import type { BuiltInTemplate } from '../template.ts';

export const builtInTemplates: readonly BuiltInTemplate[] = [];
