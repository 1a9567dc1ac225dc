/** Held by each tab, shared, while it asks for anything: so that one sees what the others wait for. */
const LOCK = 'bw.asking'

let asking = 0
let endLock = () => {}

/** Whether an answer is still waited for in this tab. */
export const isAsking = () => asking > 0

/** Whether an answer is still waited for in any tab of this browser. */
export async function isAskingAnywhere(): Promise<boolean> {
  if (isAsking()) return true
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === LOCK)
}

/** Counts what is asked until it has been answered, or was given up. */
export async function whileAsking<T>(ask: () => Promise<T>): Promise<T> {
  const isFirst = asking === 0
  asking += 1
  try {
    const asked = ask()
    // One for all of them: it takes a slow phone as long to ask for as the call itself.
    if (isFirst) tellOthers()
    return await asked
  } finally {
    asking -= 1
    if (asking === 0) endLock()
  }
}

/** Not waited for. A browser that hands out no locks has no worker either, which is what others ask for. */
function tellOthers() {
  const ended = new Promise<void>((end) => {
    endLock = end
  })
  navigator.locks?.request(LOCK, { mode: 'shared' }, () => ended).catch(() => {})
}
