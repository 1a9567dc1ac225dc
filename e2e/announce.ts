/** Runs in the page: a thin EIP-1193 provider in front of the wallet that lives in the test. */
export function announce(): void {
  type Call = { method: string; params?: unknown[] }
  type Answer = {
    result?: unknown
    error?: { code: number; message: string; data?: unknown }
    events?: [string, unknown][]
  }
  const ask = window as unknown as { bitwaveTestWallet: (call: Call) => Promise<Answer> }
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }
  addEventListener('bitwave-test-wallet', (event) => {
    const [name, value] = (event as CustomEvent<[string, unknown]>).detail
    emit(name, value)
  })
  const provider = {
    async request(call: Call) {
      const { result, error, events = [] } = await ask.bitwaveTestWallet(call)
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
    uuid: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: 'test.bitwave.wallet',
  })
  const tell = () =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  addEventListener('eip6963:requestProvider', tell)
  tell()
}
