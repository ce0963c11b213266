/** The dialogs over any page: the app's own, and those of features. At most one is open. */
export type DialogName =
  | 'palette'
  | 'switcher'
  | 'shortcuts'
  | 'settings'
  | 'compare'
  | 'matrix'
  | 'models'
  | 'history'
  | 'templates'
  | 'saveTemplate'
  | 'activity'
  | 'notifications'
  | 'diagnostics'
  | 'import';

export type DialogProps = { readonly onClose: () => void };
