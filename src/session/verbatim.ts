/** Keeps a string as it is in local storage (jotai's own storage would put quotes round it). */
export const verbatim = {
  getItem: (key: string, initial: string | null) =>
    globalThis.localStorage?.getItem(key) ?? initial,
  setItem: (key: string, value: string | null) => {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  },
  removeItem: (key: string) => localStorage.removeItem(key),
}
