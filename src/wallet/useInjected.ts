import { useEffect, useState } from 'react'

const ANNOUNCED = 'eip6963:announceProvider'

/** Whether a wallet has put itself into this page, now or while it is watched for; needs nothing of the wallet library. */
export function useInjected({ watch }: { watch: boolean }): boolean {
  const [injected, setInjected] = useState(isInjected)

  useEffect(() => {
    if (injected || !watch) return
    const found = () => setInjected(true)
    const events = [ANNOUNCED, 'ethereum#initialized']
    for (const event of events) addEventListener(event, found)
    dispatchEvent(new Event('eip6963:requestProvider'))
    return () => {
      for (const event of events) removeEventListener(event, found)
    }
  }, [injected, watch])

  return injected
}

/** Wallets that are in the page answer at once (EIP-6963); an older one only sits there. */
function isInjected(): boolean {
  let found = 'ethereum' in window
  const hear = () => {
    found = true
  }
  addEventListener(ANNOUNCED, hear)
  dispatchEvent(new Event('eip6963:requestProvider'))
  removeEventListener(ANNOUNCED, hear)
  return found
}
