/** Keeps a string as it is in local storage (jotai's own storage would put quotes round it), and hears other tabs. */
export const verbatim = {
  getItem: (key: string, initial: string | null) =>
    globalThis.localStorage?.getItem(key) ?? initial,
  setItem: (key: string, value: string | null) => {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  },
  removeItem: (key: string) => localStorage.removeItem(key),
  subscribe: (key: string, hear: (value: string | null) => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea === localStorage && event.key === key) hear(event.newValue)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
}
