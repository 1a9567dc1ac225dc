/**
 * A browser may give pages no storage, or none that takes anything: what is kept is kept until the page goes, then. Imported
 * before anything that reads a storage.
 */
class Stand {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem(key: string, value: unknown) {
    this[key] = String(value)
  }
  removeItem(key: string) {
    delete this[key]
  }
}

function standIn(name: 'localStorage' | 'sessionStorage') {
  const value = new Stand()
  try {
    Object.assign(value, window[name])
  } catch {
    // It may not even be read.
  }
  Object.defineProperty(window, name, { value })
}

try {
  localStorage.setItem('bw.try', '')
  localStorage.removeItem('bw.try')
} catch {
  standIn('localStorage')
  standIn('sessionStorage')
}
