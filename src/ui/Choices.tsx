import { type Option, Segment } from './Segment.tsx'

type ChoicesProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value | undefined
  onValue: (value: Value) => void
  name?: string
}

/** Choices that need a note each, such as terms with what they earned. */
export const Choices = <Value extends string>(props: ChoicesProps<Value>) => (
  <Segment {...props} look="cards" />
)
