import { useEffect, useRef } from 'react'
import { type Option, Segment } from './Segment.tsx'

type ChipsProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onValue: (value: Value) => void
}

/** Pixels of the next chip that stay in sight, so that one sees that there is another. */
const NEXT = 32

/** A row of filters that scrolls sideways; one is always chosen, and in sight: a link may begin with one at the far end. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const row = useRef<HTMLFieldSetElement>(null)
  const { value } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen then
  useEffect(() => {
    if (row.current) showChosen(row.current)
  }, [value])
  return <Segment {...props} look="chips" row={row} />
}

/** No further than needed, and sideways alone: the page stays where it is. */
function showChosen(row: HTMLElement) {
  const chosen = row.querySelector(':checked')?.parentElement?.getBoundingClientRect()
  if (!chosen) return
  const { left, right } = row.getBoundingClientRect()
  const [before, after] = [chosen.left - NEXT - left, chosen.right + NEXT - right]
  if (before < 0) row.scrollLeft += before
  else if (after > 0) row.scrollLeft += after
}
