import { useEffect, useRef, useState } from 'react'
import { makeHistory } from './makeHistory.ts'
import { makeList } from './makeList.ts'
import type { Collecting, Made, Progress, Wanted } from './Wanted.ts'

export type Making =
  | { state: 'none' }
  | { state: 'busy'; progress: Progress; waits: boolean }
  | { state: 'made'; made: Made }
  | { state: 'failed'; error: unknown }

const NOTHING: Making = { state: 'none' }

/** Makes a file of records; how far it is, and how to stop it. It ends with the screen. */
export function useMaking() {
  const [making, setMaking] = useState<Making>(NOTHING)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function make(wanted: Wanted) {
    stop.current?.abort()
    const stopping = new AbortController()
    const { signal } = stopping
    stop.current = stopping
    setMaking({ state: 'busy', progress: { done: 0, total: null }, waits: false })
    const change = (part: Partial<Extract<Making, { state: 'busy' }>>) => {
      if (!signal.aborted) setMaking((now) => (now.state === 'busy' ? { ...now, ...part } : now))
    }
    const collecting: Collecting = {
      signal,
      onWaiting: (waits) => change({ waits }),
      onProgress: (progress) => change({ progress }),
    }
    const next = await madeOf(wanted, collecting)
    if (!signal.aborted) setMaking(next)
  }
  return {
    making,
    make: (wanted: Wanted) => void make(wanted),
    reset: () => {
      stop.current?.abort()
      setMaking(NOTHING)
    },
  }
}

async function madeOf(wanted: Wanted, collecting: Collecting): Promise<Making> {
  const { what } = wanted
  try {
    const made =
      what === 'history'
        ? await makeHistory(wanted, collecting)
        : await makeList(what, wanted, collecting)
    return { state: 'made', made }
  } catch (error) {
    return { state: 'failed', error }
  }
}
