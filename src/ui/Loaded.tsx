import type { ReactNode } from 'react'
import { Failed } from './Failed.tsx'

type LoadedProps<Data> = {
  data: Data | undefined
  error: unknown
  onRetry: () => void
  /** Of the size of what comes. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** What is known, at once; else what went wrong, or the place where it will be. Known data outlives an error. */
export function Loaded<Data>({ data, error, onRetry, waiting, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  return error ? <Failed error={error} onRetry={onRetry} /> : waiting
}
