import type { ComponentType } from 'react';
import type { CommandId } from '#shared/contract/commands.ts';
import type { PageName } from '#shared/contract/paths.ts';
import type { PartName, Parts } from './parts.ts';
import type { Services } from './services.ts';

export type Screen = {
  readonly load: () => Promise<ComponentType>;
  /** Parts of other features that the screen shows. They load with it. */
  readonly parts?: readonly PartName[];
};

/**
 * All that the app knows of a feature. The object is part of the first load, so its code is reached by `import()`.
 * The path, title and access of each screen are in src/shared/contract/paths.ts.
 */
export type Feature = {
  readonly screens?: Readonly<Partial<Record<PageName, Screen>>>;
  /** Parts for the screens of other features. */
  readonly parts?: { readonly [Name in PartName]?: () => Promise<Parts[Name]> };
  readonly commands?: Readonly<Partial<Record<CommandId, (services: Services) => void | Promise<void>>>>;
  /** Called once a window, when `Services.storeOf` is first asked for the store. */
  readonly createStore?: (services: Services) => Promise<unknown>;
};

export const defineFeature = <const Given extends Feature>(feature: Given): Given => feature;
