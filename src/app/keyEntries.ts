/**
 * Gives an entry of the browser's own making (an address typed in, a link followed before the app was there) what the router
 * gives to its own. Without, the router knows it by another key each time it reads it: the place where its screen was left is
 * lost, and the way back does not lead to it. Called before the router's history is made, which then reads what is given here.
 */
export function keyEntries(): void {
  addEventListener('popstate', () => {
    // Past all that came before. Not by the history's own method: the router hears of each call of that one.
    const state = { __TSR_index: history.length, __TSR_key: `${Date.now()}` }
    if (!history.state) History.prototype.replaceState.call(history, state, '')
  })
}
