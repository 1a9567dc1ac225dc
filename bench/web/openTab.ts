/**
 * A page that is driven over the browser's protocol and nothing else. Test tools have the browser tell them of every script
 * and look at each tap on its way, which costs a slow phone up to 70 milliseconds that nobody pays who holds one.
 */
export type Tab = {
  /** Goes to an address in a new document, and waits until that is loaded. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page, with what can be written as JSON. Fails as it fails there. */
  run: <A, R>(work: (given: A) => R, given: A) => Promise<Awaited<R>>
  /** Runs it until it answers something that is true; fails after a minute. */
  until: <A, R>(work: (given: A) => R, given: A) => Promise<NonNullable<Awaited<R>>>
  /** A finger on a place of the page, in CSS pixels. */
  tap: (place: { x: number; y: number }) => Promise<void>
  /** Any other command of the protocol. */
  send: (method: string, params?: object) => Promise<Record<string, unknown>>
  close: () => Promise<void>
}

/** Milliseconds that a page may take, and between two looks at it. */
const PATIENCE = 60_000
const PAUSE = 50
/** Milliseconds that an empty document takes to be there for good. */
const SETTLED = 500

/** Opens an empty tab with a phone's screen, in the browser that listens on the port. */
export async function openTab(port: number): Promise<Tab> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string }
  const browser = await connect(webSocketDebuggerUrl)
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  const send: Tab['send'] = (method, params) => browser.send(method, params, String(sessionId))
  await send('Emulation.setDeviceMetricsOverride', PHONE)
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const run = runner(send)
  const until = patient(run)
  return {
    send,
    run,
    until,
    open: async (url) => {
      // A document of its own, also where only what follows the # differs.
      await send('Page.navigate', { url: 'about:blank' })
      // Sent away before it has settled, the browser stays there and never says so.
      await new Promise((resolve) => setTimeout(resolve, SETTLED))
      await send('Page.navigate', { url })
      await until(() => location.protocol !== 'about:' && document.readyState === 'complete', null)
    },
    tap: async (place) => {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    close: async () => {
      await browser.send('Target.closeTarget', { targetId })
      browser.close()
    },
  }
}

const PHONE = { width: 412, height: 823, deviceScaleFactor: 2.625, mobile: true }

type Answer = {
  id?: number
  result?: Record<string, unknown>
  error?: { message: string }
}

async function connect(url: string) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>()
  let sent = 0
  socket.onmessage = ({ data }) => {
    const { id = 0, result = {}, error }: Answer = JSON.parse(String(data))
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
  }
  socket.onclose = () => {
    for (const asked of waiting.values()) asked.reject(new Error('the browser is gone'))
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`no browser at ${url}`))
  })
  return {
    close: () => socket.close(),
    send: (method: string, params: object = {}, sessionId?: string) => {
      sent += 1
      const asked = Promise.withResolvers<Record<string, unknown>>()
      waiting.set(sent, asked)
      socket.send(JSON.stringify({ id: sent, method, params, ...(sessionId && { sessionId }) }))
      return asked.promise
    },
  }
}

type Run = Tab['run']

const runner =
  (send: Tab['send']): Run =>
  async (work, given) => {
    const { result, exceptionDetails } = (await send('Runtime.evaluate', {
      expression: `(${work})(${JSON.stringify(given)})`,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value?: never; description?: string }; exceptionDetails?: object }
    if (exceptionDetails) throw new Error(result.description ?? 'the page threw')
    return result.value as never
  }

const patient =
  (run: Run): Tab['until'] =>
  async (work, given) => {
    const end = Date.now() + PATIENCE
    let said: unknown
    while (Date.now() < end) {
      // A document that is on its way takes what was asked of the one before it with it.
      try {
        const found = await run(work, given)
        if (found) return found
      } catch (error) {
        said = error
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    throw new Error(`the page never had it: ${work}`, { cause: said })
  }
