/** A link or a button of the painted page, which counts how often it was clicked by the script. */
export function control({ isConnected = true } = {}) {
  const it = {
    clicks: 0,
    waits: false,
    hash: '',
    isConnected,
    click: () => {
      it.clicks += 1
    },
    setAttribute: () => {
      it.waits = true
    },
    removeAttribute: () => {
      it.waits = false
    },
  }
  return it
}

export type Control = ReturnType<typeof control>

/** Taps a control, or beside all of them; answers whether the browser went on with it. */
export const tapsOn =
  (listeners: Record<string, (event: unknown) => void>) =>
  (tapped: Control | null, keys: { ctrlKey?: boolean } = {}) => {
    let stopped = 0
    const stop = () => {
      stopped += 1
    }
    listeners['click']?.({
      target: { closest: () => tapped },
      preventDefault: stop,
      stopImmediatePropagation: stop,
      ...keys,
    })
    return stopped === 0
  }
