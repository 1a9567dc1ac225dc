import { useRef, useState } from 'react'

/** Runs a refresh once at a time; `busy` always ends, whatever comes of it. */
export function useRefresh(onRefresh: (() => unknown) | undefined) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function refresh() {
    if (!onRefresh || running.current) return
    running.current = true
    setBusy(true)
    try {
      await onRefresh()
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, refresh }
}
