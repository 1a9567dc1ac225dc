/**
 * A browser may give pages no storage, or none that takes anything: what is kept is kept until the page goes, then. Imported
 * before anything that reads a storage.
 */
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

try {
  localStorage.setItem('bw.try', '')
  localStorage.removeItem('bw.try')
} catch {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const value = Object.create(methods)
    try {
      Object.assign(value, window[name])
    } catch {
      // It may not even be read.
    }
    Object.defineProperty(window, name, { value })
  }
}
