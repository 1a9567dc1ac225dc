let closed = false
const listeners = new Set<() => void>()

const set = (next: boolean) => {
  closed = next
  for (const tell of listeners) tell()
}

/** The single gate of the 401: however many calls are turned away at once, the person is told once (specification §8). */
export const loginGate = {
  isClosed: () => closed,
  close: () => set(true),
  open: () => set(false),
  watch: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
