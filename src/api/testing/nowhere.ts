import { vi } from 'vitest'

/** A place for what draws nothing: components that are there for what they ask alone. */
export function nowhere(): Element {
  for (const it of ['addEventListener', 'removeEventListener']) vi.stubGlobal(it, () => {})
  vi.stubGlobal('window', { event: undefined, HTMLIFrameElement: class {} })
  const place = { addEventListener: () => {}, removeEventListener: () => {} }
  const ownerDocument = { ...place, nodeType: 9, nodeName: '#document', activeElement: null }
  const element = { ...place, nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument }
  return element as unknown as Element
}
