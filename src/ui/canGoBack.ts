/** Whether a screen of this visit lies behind: the router counts its entries in the history's state, and the first one has none. */
export function canGoBack(): boolean {
  const state: unknown = window.history.state
  const index = state && typeof state === 'object' && '__TSR_index' in state && state.__TSR_index
  return typeof index === 'number' && index > 0
}
