// Every command of the app, once: buttons, shortcuts, the palette, the shortcut sheet and the native menus are
// drawn from this list. What a command does is the renderer's business; the desktop's menus only name it.

export type CommandCategory = 'Prompt' | 'Edit' | 'Copy' | 'View' | 'Go' | 'File' | 'Help';

export type CommandDescription = {
  readonly id: string;
  readonly category: CommandCategory;
  readonly title: string;
  /** `Mod` is Cmd on macOS and Ctrl elsewhere. The first is the one shown. */
  readonly keys?: readonly string[];
  /** Its place in the native menus; commands of one section stand together. */
  readonly menu?: { readonly name: 'File' | 'Edit' | 'View' | 'Help'; readonly section: number };
};

export const commands = [
  {
    id: 'prompt.copy',
    category: 'Prompt',
    title: 'Copy prompt',
    keys: ['Mod+Enter'],
    menu: { name: 'Edit', section: 2 }
  },
  {
    id: 'prompt.paste',
    category: 'Prompt',
    title: 'Paste a prompt…',
    keys: ['Mod+Alt+V'],
    menu: { name: 'Edit', section: 2 }
  },
  {
    id: 'prompt.randomFill',
    category: 'Prompt',
    title: 'Random fill',
    keys: ['Mod+Alt+R'],
    menu: { name: 'Edit', section: 3 }
  },
  { id: 'prompt.randomOptions', category: 'Prompt', title: 'Random fill options' },
  {
    id: 'prompt.matrix',
    category: 'Prompt',
    title: 'Make a matrix…',
    menu: { name: 'Edit', section: 3 }
  },
  {
    id: 'prompt.clearFields',
    category: 'Prompt',
    title: 'Clear all fields',
    menu: { name: 'Edit', section: 3 }
  },
  { id: 'prompt.reset', category: 'Prompt', title: 'Reset to defaults', menu: { name: 'Edit', section: 3 } },
  {
    id: 'prompt.save',
    category: 'Prompt',
    title: 'Save',
    keys: ['Mod+S'],
    menu: { name: 'File', section: 1 }
  },
  {
    id: 'prompt.saveToHistory',
    category: 'Prompt',
    title: 'Save to history',
    keys: ['Mod+Shift+S'],
    menu: { name: 'File', section: 1 }
  },
  {
    id: 'prompt.saveAsTemplate',
    category: 'Prompt',
    title: 'Save as template',
    menu: { name: 'File', section: 1 }
  },

  { id: 'prompt.sell', category: 'Prompt', title: 'Sell this prompt', menu: { name: 'File', section: 1 } },

  { id: 'edit.undo', category: 'Edit', title: 'Undo', keys: ['Mod+Z'], menu: { name: 'Edit', section: 1 } },
  {
    id: 'edit.redo',
    category: 'Edit',
    title: 'Redo',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    menu: { name: 'Edit', section: 1 }
  },

  { id: 'copy.text', category: 'Copy', title: 'Copy as text' },
  { id: 'copy.json', category: 'Copy', title: 'Copy as JSON' },
  { id: 'copy.compactJson', category: 'Copy', title: 'Copy as compact JSON' },
  { id: 'copy.veoJson', category: 'Copy', title: 'Copy as Veo JSON' },
  { id: 'copy.markdown', category: 'Copy', title: 'Copy as Markdown' },

  {
    id: 'view.palette',
    category: 'View',
    title: 'Open command palette',
    keys: ['Mod+K'],
    menu: { name: 'Edit', section: 4 }
  },
  {
    id: 'view.switcher',
    category: 'View',
    title: 'Go to a template or a prompt',
    keys: ['Mod+P'],
    menu: { name: 'View', section: 5 }
  },
  {
    id: 'view.prompt',
    category: 'View',
    title: 'Show finished prompt',
    keys: ['Mod+Alt+1'],
    menu: { name: 'View', section: 1 }
  },
  {
    id: 'view.json',
    category: 'View',
    title: 'Show JSON',
    keys: ['Mod+Alt+2'],
    menu: { name: 'View', section: 1 }
  },
  {
    id: 'view.changes',
    category: 'View',
    title: 'Show changes',
    keys: ['Mod+Alt+3'],
    menu: { name: 'View', section: 1 }
  },
  {
    id: 'view.sidebar',
    category: 'View',
    title: 'Show or hide sidebar',
    keys: ['Mod+B'],
    menu: { name: 'View', section: 2 }
  },
  { id: 'view.density', category: 'View', title: 'Switch density', menu: { name: 'View', section: 2 } },
  { id: 'view.themeLight', category: 'View', title: 'Use light theme', menu: { name: 'View', section: 3 } },
  { id: 'view.themeDark', category: 'View', title: 'Use dark theme', menu: { name: 'View', section: 3 } },
  {
    id: 'view.themeSystem',
    category: 'View',
    title: 'Follow system theme',
    menu: { name: 'View', section: 3 }
  },
  {
    id: 'view.compare',
    category: 'View',
    title: 'Compare models',
    keys: ['Mod+Alt+K'],
    menu: { name: 'View', section: 4 }
  },
  {
    id: 'view.plan',
    category: 'View',
    title: 'Plan clips',
    keys: ['Mod+Alt+P'],
    menu: { name: 'View', section: 4 }
  },
  { id: 'view.models', category: 'View', title: 'Models and prices', menu: { name: 'View', section: 4 } },
  {
    id: 'view.history',
    category: 'View',
    title: 'Open history',
    keys: ['Mod+Shift+H'],
    menu: { name: 'View', section: 4 }
  },
  {
    id: 'view.templates',
    category: 'View',
    title: 'Open templates',
    keys: ['Mod+Shift+L'],
    menu: { name: 'View', section: 4 }
  },
  {
    id: 'view.notifications',
    category: 'View',
    title: 'Open notifications',
    menu: { name: 'View', section: 4 }
  },
  {
    id: 'view.activity',
    category: 'View',
    title: 'Show your activity',
    menu: { name: 'View', section: 4 }
  },
  {
    id: 'view.settings',
    category: 'View',
    title: 'Open settings',
    keys: ['Mod+,'],
    menu: { name: 'File', section: 3 }
  },

  { id: 'go.builder', category: 'Go', title: 'Go to builder', menu: { name: 'View', section: 5 } },
  { id: 'go.library', category: 'Go', title: 'Go to library', menu: { name: 'View', section: 5 } },
  { id: 'go.marketplace', category: 'Go', title: 'Go to marketplace', menu: { name: 'View', section: 5 } },
  { id: 'go.purchases', category: 'Go', title: 'Go to your purchases', menu: { name: 'View', section: 5 } },
  { id: 'go.seller', category: 'Go', title: 'Go to your listings', menu: { name: 'View', section: 5 } },
  { id: 'go.wishlist', category: 'Go', title: 'Go to your wishlist', menu: { name: 'View', section: 5 } },
  {
    id: 'go.jsonPrompting',
    category: 'Go',
    title: 'Go to JSON prompting',
    menu: { name: 'View', section: 5 }
  },

  {
    id: 'file.import',
    category: 'File',
    title: 'Import…',
    keys: ['Mod+O'],
    menu: { name: 'File', section: 2 }
  },
  {
    id: 'file.exportPrompt',
    category: 'File',
    title: 'Export prompt…',
    keys: ['Mod+E'],
    menu: { name: 'File', section: 2 }
  },
  {
    id: 'file.exportEverything',
    category: 'File',
    title: 'Export everything…',
    menu: { name: 'File', section: 2 }
  },

  {
    id: 'help.shortcuts',
    category: 'Help',
    title: 'Keyboard shortcuts',
    keys: ['?', 'Mod+/'],
    menu: { name: 'Help', section: 1 }
  },
  {
    id: 'help.licenses',
    category: 'Help',
    title: 'Third-party licenses',
    menu: { name: 'Help', section: 1 }
  },
  /** Of the desktop app alone. */
  {
    id: 'help.diagnostics',
    category: 'Help',
    title: 'Diagnostics…',
    menu: { name: 'Help', section: 2 }
  }
] as const satisfies readonly CommandDescription[];

export type CommandId = (typeof commands)[number]['id'];
