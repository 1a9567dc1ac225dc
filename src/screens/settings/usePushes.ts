import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { canPush, isPushed, renewPushes, startPushes, stopPushes } from '#src/api/phone-push.ts'
import { installWayAtom } from '#src/session/install.ts'
import { parametersAtom } from '#src/session/session.ts'

/**
 * Whether pushes come to this device, or why they cannot. `install`: only to the installed app. `workerless`: no worker runs
 * that could show them. `keyless`: this farm sends none.
 */
export type PushState =
  | 'on'
  | 'off'
  | 'denied'
  | 'install'
  | 'unsupported'
  | 'workerless'
  | 'keyless'

/** Milliseconds in which a worker is there as a rule, even right after the first visit. */
const PATIENCE = 5_000

/** The state of pushes on this device, kept up with what the person says to the browser elsewhere. */
export function usePushes() {
  const key = useAtomValue(parametersAtom)?.parameters.pushKey
  const byHand = useAtomValue(installWayAtom) === 'hand'
  const [asked, setAsked] = useState(atOnce)
  /** What is being brought about. */
  const [wanted, setWanted] = useState<boolean>()
  const [error, setError] = useState<unknown>()
  const look = useCallback(() => void stateNow().then(setAsked, setError), [])

  useEffect(() => {
    look()
    // On a slow phone the worker comes later than one waits for it.
    navigator.serviceWorker?.ready.then(look, setError)
    // The permission is changed in the settings of the browser or the phone, and one comes back from there.
    const left = new AbortController()
    const { signal } = left
    document.addEventListener('visibilitychange', look, { signal })
    // A computer's browser has it beside the address, and the app stays in view.
    const hear = (it: PermissionStatus) => it.addEventListener('change', look, { signal })
    navigator.permissions?.query({ name: 'notifications' }).then(hear, () => {})
    return () => left.abort()
  }, [look])

  async function change(on: boolean) {
    setWanted(on)
    setError(undefined)
    await (on ? startPushes() : stopPushes()).catch(setError)
    setAsked(await stateNow())
    setWanted(undefined)
  }

  return { state: fixed({ key, byHand }) ?? asked, wanted, error, change }
}

type Known = { key: string | null | undefined; byHand: boolean }

/** What is known without asking the browser. */
function fixed({ key, byHand }: Known): PushState | undefined {
  if (key === null) return 'keyless'
  if (canPush()) return undefined
  return byHand ? 'install' : 'unsupported'
}

/** What the browser tells without being waited for: said later, its longer words would move what stands below. */
function atOnce(): PushState | undefined {
  if (!canPush()) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

async function stateNow(): Promise<PushState> {
  const known = atOnce()
  if (known) return known
  if (!(await hasWorker())) return 'workerless'
  // The browser may have lost what it was told once; where it cannot be told again, they are off.
  await renewPushes().catch(() => {})
  return (await isPushed()) ? 'on' : 'off'
}

const hasWorker = () =>
  Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false)),
  ])
