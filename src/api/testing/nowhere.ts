import { vi } from 'vitest'

/** What the page hears: a test tells it that the network is back. */
export const pageEvents = new EventTarget()

/** A place for what draws nothing: components that are there for what they ask alone. */
export function nowhere(): Element {
  for (const it of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(it, pageEvents[it].bind(pageEvents))
  vi.stubGlobal('window', { event: undefined, HTMLIFrameElement: class {} })
  const place = { addEventListener: () => {}, removeEventListener: () => {} }
  const ownerDocument = { ...place, nodeType: 9, nodeName: '#document', activeElement: null }
  const element = { ...place, nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument }
  return element as unknown as Element
}
