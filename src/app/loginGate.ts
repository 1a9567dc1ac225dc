let closed = false
let why = ''
const listeners = new Set<() => void>()

const set = (next: boolean) => {
  closed = next
  for (const tell of listeners) tell()
}

/** The single gate of the 401: however many calls are turned away at once, the person is told once (specification §8). */
export const loginGate = {
  isClosed: () => closed,
  /** What the service said when it turned away, such as why an account is frozen. */
  why: () => why,
  close: (said = '') => {
    why = said
    set(true)
  },
  open: () => {
    why = ''
    set(false)
  },
  watch: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
