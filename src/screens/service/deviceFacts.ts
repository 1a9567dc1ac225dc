import { walletKind } from '#src/session/walletKind.ts'

/** What this device says of itself and of what the app keeps on it. */
export type DeviceFacts = {
  /** How its service worker stands; null: it has none. */
  worker: string | null
  waiting: boolean
  /** Bytes; null: the browser does not tell. */
  used: number | null
  quota: number | null
  persisted: boolean | null
  standalone: boolean
  wallet: string | null
  injected: boolean
}

/** Asks the browser; what it does not tell is left open, and never an error. */
export async function deviceFacts(): Promise<DeviceFacts> {
  const [registration, estimate, persisted] = await Promise.all([
    told(() => navigator.serviceWorker.getRegistration()),
    told(() => navigator.storage.estimate()),
    told(() => navigator.storage.persisted()),
  ])
  return {
    worker: workerState(registration ?? undefined),
    waiting: Boolean(registration?.waiting),
    used: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    persisted: persisted ?? null,
    standalone: matchMedia('(display-mode: standalone)').matches,
    wallet: walletKind(),
    injected: 'ethereum' in window,
  }
}

/** Browsers without a part throw where it is asked for. */
async function told<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch {
    return null
  }
}

function workerState(registration: ServiceWorkerRegistration | undefined): string | null {
  if (!('serviceWorker' in navigator)) return 'unsupported'
  if (!registration) return null
  const { active, installing } = registration
  const state = (active ?? installing)?.state ?? 'none'
  return navigator.serviceWorker.controller ? `${state}, in control` : state
}
