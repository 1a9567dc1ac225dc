import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** A part of what is shown that could not be had: where it stands, and how it is asked for again. */
type Missing = { place: HTMLElement; again: () => unknown }

/** As they stand in the page. */
let missing: readonly Missing[] = []
const listeners = new Set<() => void>()

function put(parts: readonly Missing[]) {
  missing = parts.toSorted((a, b) => (isBefore(a.place, b.place) ? -1 : 1))
  for (const tell of listeners) tell()
}

const isBefore = (a: Node, b: Node) =>
  Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)

/** A sheet covers what is below it. */
const surfaceOf = (place: HTMLElement) => place.closest('dialog')

const besides = (place: HTMLElement) =>
  missing.filter((it) => surfaceOf(it.place) === surfaceOf(place))

function follow(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notes that a part is missing, as long as it is; tells whether it is the first of its surface, and asks for all of them again. */
export function useMissing(onRetry: () => unknown) {
  const place = useRef<HTMLDivElement>(null)
  const again = useRef(onRetry)
  useLayoutEffect(() => {
    again.current = onRetry
  })
  useLayoutEffect(() => {
    if (!place.current) return
    const part = { place: place.current, again: () => again.current() }
    put([...missing, part])
    return () => put(missing.filter((it) => it !== part))
  }, [])
  const isFirst = useSyncExternalStore(
    follow,
    () => place.current !== null && besides(place.current)[0]?.place === place.current,
    () => false,
  )
  const askAll = () => {
    for (const part of place.current ? besides(place.current) : []) void part.again()
  }
  return { place, isFirst, askAll }
}
