/**
 * Asks a node as `fetch` does. What it answers ends in an error where several questions were asked and it does not answer each
 * of them once: viem deals answers out in their order, and one that is left out or told twice gives every question after
 * it the answer of another.
 */
export async function fetchAnswers(...[where, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(where, init)
  const asked = idsIn(String(init?.body))
  if (!asked || !response.body) return response
  const decoder = new TextDecoder()
  let said = ''
  const checked = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, passed) => {
      said += decoder.decode(part, { stream: true })
      passed.enqueue(part)
    },
    flush: () => {
      if (!isEach(asked, idsIn(said + decoder.decode())))
        throw new Error('the node does not answer each question once')
    },
  })
  return new Response(response.body.pipeThrough(checked), response)
}

/** Whose numbers stand in a list of questions or of answers; undefined where it is no list. */
function idsIn(text: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map((one) => String(Object(one).id)) : undefined
  } catch {
    return undefined
  }
}

/** What is no list says that nothing was answered: that is read as it is. */
const isEach = (asked: readonly string[], told: readonly string[] | undefined): boolean =>
  !told || (told.length === asked.length && asked.every((id) => told.includes(id)))
