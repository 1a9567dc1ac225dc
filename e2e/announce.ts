/** How a wallet shows itself to the page. */
export type Shown = {
  name: string
  uuid: string
  /** How the page reaches the wallet in the test. */
  binding: string
  /** 6963: it announces itself. legacy: it sits in window.ethereum, in the place of whatever did before. */
  way: '6963' | 'legacy'
  /** Only once the page hears `bitwave-inject`, long after it was loaded. */
  late: boolean
}

/** Runs in the page: a thin EIP-1193 provider in front of the wallet that lives in the test. */
export function announce({ name, uuid, binding, way, late }: Shown): void {
  type Call = { method: string; params?: unknown[] }
  type Answer = {
    result?: unknown
    error?: { code: number; message: string; data?: unknown }
    events?: [string, unknown][]
  }
  const ask = window as unknown as Record<string, (call: Call) => Promise<Answer>>
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }
  addEventListener(binding, (event) => {
    const [what, value] = (event as CustomEvent<[string, unknown]>).detail
    emit(what, value)
  })
  const provider = {
    async request(call: Call) {
      const answer = await ask[binding]?.(call)
      if (!answer) throw new Error('The wallet is not there')
      const { result, error, events = [] } = answer
      for (const [event, value] of events) emit(event, value)
      if (error) {
        const { message, ...rest } = error
        throw Object.assign(new Error(message), rest)
      }
      return result
    },
    on(event: string, listener: (value: unknown) => void) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all.add(listener))
      return provider
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }
  const info = Object.freeze({
    uuid,
    name,
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: `test.bitwave.${binding.toLowerCase()}`,
  })
  const tell = () =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  const inject = () => {
    if (way === 'legacy') {
      Object.assign(window, { ethereum: provider })
      dispatchEvent(new Event('ethereum#initialized'))
    } else {
      addEventListener('eip6963:requestProvider', tell)
      tell()
    }
  }
  if (late) addEventListener('bitwave-inject', inject)
  else inject()
}
