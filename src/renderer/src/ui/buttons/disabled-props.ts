/** Of a control that cannot be used now for `reason`: it keeps the focus, so that everybody can come to the reason. */
export function disabledProps(reason: string | undefined) {
  return reason === undefined
    ? {}
    : ({ 'aria-disabled': true, 'aria-description': reason, 'data-tip': reason } as const);
}
