import { type ReactNode, useEffect, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { within } from '#src/api/within.ts'
import { Failed } from '#src/ui/Failed.tsx'

type Lists = typeof import('./lists.ts')

let lists: Lists | undefined
let loading: Promise<Lists> | undefined

/** Fetches what lists are made of, once, and anew where it did not come. */
function load(): Promise<Lists> {
  loading ??= within(limits.chunkTimeout, import('./lists.ts'))
  loading.then(
    (it) => {
      lists = it
    },
    () => {
      loading = undefined
    },
  )
  return loading
}

type BelowProps = {
  /** As tall as what comes. */
  waiting?: ReactNode
  children: (lists: Lists) => ReactNode
}

/** What is not among the first figures: its code comes once those are shown. */
export function Below({ waiting, children }: BelowProps) {
  const [known, setKnown] = useState(lists)
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again on a tap
  useEffect(() => {
    if (!known) load().then(setKnown, setError)
  }, [known, tries])
  if (known) return children(known)
  const again = () => {
    setError(undefined)
    setTries((it) => it + 1)
  }
  return error ? <Failed error={error} onRetry={again} /> : waiting
}
