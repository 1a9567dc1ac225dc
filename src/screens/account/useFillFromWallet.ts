import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '#src/words/whenIdle.ts'
import type { WalletMarks } from './walletMarks.tsx'

/** Has an empty address field filled in from the wallet, once the screen has nothing else to do; not where an address is given. */
export function useFillFromWallet(given: string | undefined) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [marks, mark] = useState<WalletMarks>()

  useEffect(() => {
    let end: (() => void) | undefined
    whenIdle(() => {
      import('./fillFromWallet.ts')
        .then((it) => {
          if (ref.current && !given) end = it.fillFromWallet(ref.current, mark)
        })
        .catch(() => {})
    })
    return () => end?.()
  }, [given])

  return { ref, ...marks }
}
