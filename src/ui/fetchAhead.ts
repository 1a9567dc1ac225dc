/** Milliseconds: of several parts the first that is gone ends the wait, and the others fail after it. */
const STRAGGLE = 5_000

let fetches = 0

/** Sees to it that parts of the app are there before they are asked for. One that is gone is no matter until it is needed. */
export async function fetchAhead(fetching: Promise<unknown> | undefined): Promise<void> {
  if (!fetching) return
  fetches += 1
  await fetching.catch(() => {})
  setTimeout(() => {
    fetches -= 1
  }, STRAGGLE)
}

/** A part that fails now may be one that nobody has asked for yet. */
export const isFetchingAhead = () => fetches > 0

const LOST = 'bw:lost'

/** Says that a part that did not arrive is needed, whatever else is fetched ahead meanwhile. */
export const sayLost = () => void dispatchEvent(new Event(LOST))

/** Has somebody told of it. */
export const onLost = (listener: () => void) => addEventListener(LOST, listener)
