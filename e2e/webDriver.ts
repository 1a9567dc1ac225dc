/** What an element is called in the protocol's answers (W3C WebDriver §12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type WebDriver = Awaited<ReturnType<typeof openSession>>

/** Opens a browser with the driver that listens there. Fails as the driver says it. */
export async function openSession(driver: string) {
  const { sessionId } = await ask<{ sessionId: string }>(`${driver}/session`, { capabilities: {} })
  const at = `${driver}/session/${sessionId}`

  /** Runs a function in the page, with what can be written as JSON. Fails as it fails there. */
  const run = <A, R>(work: (given: A) => R, given: A) =>
    ask<Awaited<R>>(`${at}/execute/sync`, {
      script: `return (${work})(...arguments)`,
      args: [given],
    })

  const elementOf = async <A>(find: (given: A) => Element | null, given: A) => {
    const found = (await run(find, given)) as unknown as Record<string, string> | null
    if (!found) throw new Error(`not in the page: ${given}`)
    await run(stand, found as never)
    return `${at}/element/${found[ELEMENT]}`
  }
  return {
    run,
    go: (url: string) => ask(`${at}/url`, { url }),
    size: (width: number, height: number) => ask(`${at}/window/rect`, { width, height }),
    /** A pointer on the middle of what is found. */
    click: async <A>(find: (given: A) => Element | null, given: A) =>
      ask(`${await elementOf(find, given)}/click`, {}),
    /** Keys into what is found, one after the other. */
    type: async <A>(find: (given: A) => Element | null, given: A, text: string) =>
      ask(`${await elementOf(find, given)}/value`, { text }),
    close: () => fetch(at, { method: 'DELETE' }),
  }
}

/**
 * Runs in the page: waits until the element stands still and is what a pointer meets. What the protocol scrolls to by itself may
 * lie at the window's end, and a sheet moves when it opens.
 */
async function stand(it: Element) {
  it.scrollIntoView({ block: 'center', behavior: 'instant' })
  const place = () => it.getBoundingClientRect()
  for (let before = Number.NaN, tries = 0; tries < 20; tries += 1) {
    const { top, left, width, height } = place()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    if (before === top && it.contains(met)) return
    before = top
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error('it never stood still, or something lies over it')
}

async function ask<R>(url: string, body: object): Promise<R> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: R & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
