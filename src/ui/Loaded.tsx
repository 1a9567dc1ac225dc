import type { ReactNode } from 'react'
import { Failed } from './Failed.tsx'
import { WithAge } from './SavedAge.tsx'

type LoadedProps<Data> = {
  data: Data | undefined
  error: unknown
  onRetry: () => void
  /** Of the size of what comes. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** What is known, at once and with the age of a copy; else what went wrong, or its place. Known data outlives an error. */
export function Loaded<Data>({ data, error, onRetry, waiting, children }: LoadedProps<Data>) {
  if (data !== undefined) return <WithAge of={data}>{children(data)}</WithAge>
  return error ? <Failed error={error} onRetry={onRetry} room={waiting} /> : waiting
}
