/** What stands for the app until it runs, and who listens there and on the window. */
export function openRoot() {
  const listeners: Record<string, (event: unknown) => void> = {}
  const onWindow: typeof listeners = {}
  const shown: unknown[] = []
  const root: Record<string, unknown> & { dataset: { painted: string } } = {
    dataset: { painted: '' },
    replaceChildren: (content: unknown) => shown.push(content),
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener
    },
    removeEventListener: (type: string, listener: unknown) => {
      if (listeners[type] === listener) delete listeners[type]
    },
  }
  return { listeners, onWindow, shown, root }
}
