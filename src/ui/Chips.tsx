import { type Option, Segment } from './Segment.tsx'

type ChipsProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onValue: (value: Value) => void
}

/** A row of filters that scrolls sideways; one is always chosen. */
export const Chips = <Value extends string>(props: ChipsProps<Value>) => (
  <Segment {...props} look="chips" />
)
