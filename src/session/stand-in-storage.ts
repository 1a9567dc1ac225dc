/**
 * A browser may give pages no storage, or none that takes anything: what is kept is kept until the page goes, then, and what
 * must outlive it is not (`writeLasting`). Imported before anything that reads a storage.
 */
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
}

try {
  localStorage.setItem('bw.try', '')
  localStorage.removeItem('bw.try')
} catch {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    let kept: Storage | undefined
    try {
      kept = window[name]
    } catch {
      // It may not even be read.
    }
    // What was kept while there was room is gone for good: whoever signs out leaves nothing behind.
    const removeItem = function (this: Record<string, string>, key: string) {
      delete this[key]
      kept?.removeItem(key)
    }
    const value = Object.assign(Object.create({ ...methods, removeItem }), kept)
    Object.defineProperty(window, name, { value })
  }
}
