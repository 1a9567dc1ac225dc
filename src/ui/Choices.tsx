import type { ReactNode } from 'react'
import styles from './Choices.module.css'
import { type Option, Segment } from './Segment.tsx'

type ChoicesProps<Value extends string> = {
  label: ReactNode
  options: readonly Option<Value>[]
  value: Value | undefined
  onValue: (value: Value) => void
  name?: string
  /** A heading above says it already. */
  titled?: boolean
  /** The notes are sentences: one choice below the other. */
  long?: boolean
}

/** Choices that need a note each, such as terms with what they earned. */
export const Choices = <Value extends string>({ long, ...rest }: ChoicesProps<Value>) => (
  <div className={long ? styles.long : undefined}>
    <Segment {...rest} look="cards" />
  </div>
)
