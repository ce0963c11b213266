// Preferences are what the user chose for this device.
import * as z from 'zod';

export const Preferences = z.object({
  analytics: z.object({ enabled: z.boolean(), shareUsageData: z.boolean() }),
  ui: z.object({
    /** Of the interface; `system` follows the browser or the operating system. */
    language: z.enum(['system', 'en', 'es']),
    theme: z.enum(['light', 'dark', 'system']),
    sidebarCollapsed: z.boolean(),
    autoSave: z.boolean(),
    notifications: z.boolean(),
    density: z.enum(['comfortable', 'compact']),
    reducedMotion: z.enum(['system', 'always']),
    singleKeyShortcuts: z.boolean(),
    /** The id of the model that new prompts and templates open for; empty until its user chose one. */
    newPromptModel: z.string()
  }),
  privacy: z.object({
    /** True if exported files offer the user's own templates for sharing. */
    shareTemplates: z.boolean(),
    allowTracking: z.boolean()
  })
});
export type Preferences = z.infer<typeof Preferences>;
