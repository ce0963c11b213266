import type { ComponentType } from 'react';
import type { CommandId } from '#shared/contract/commands.ts';
import type { PageName } from '#shared/contract/paths.ts';
import type { DialogName, DialogProps } from './dialogs.ts';
import type { PartName, Parts } from './parts.ts';
import type { Services } from './services.ts';

export type Screen<Props extends object = object> = {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Parts of other features that the screen shows. They load with it. */
  readonly parts?: readonly PartName[];
};

type Run = (services: Services) => void | Promise<void>;

/** Always enabled if `isEnabled` is omitted. */
export type Command = Run | { readonly run: Run; readonly isEnabled: (services: Services) => boolean };

/**
 * All that the app knows of a feature. The object is part of the first load, so its code is reached by `import()`.
 * The path, title and access of each screen are in src/shared/contract/paths.ts.
 */
export type Feature = {
  readonly screens?: Readonly<Partial<Record<PageName, Screen>>>;
  readonly dialogs?: Readonly<Partial<Record<DialogName, Screen<DialogProps>>>>;
  /** Parts for the screens of other features. */
  readonly parts?: { readonly [Name in PartName]?: () => Promise<Parts[Name]> };
  readonly commands?: Readonly<Partial<Record<CommandId, Command>>>;
  /** Called once a window, when `Services.storeOf` is first asked for the store. */
  readonly createStore?: (services: Services) => Promise<unknown>;
};

export const defineFeature = <const Given extends Feature>(feature: Given): Given => feature;
