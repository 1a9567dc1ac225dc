import type { ReactNode } from 'react'
import { isUnreached } from './isUnreached.ts'
import { ErrorState, NoPermission, OfflineState } from './State.tsx'

type FailedProps = {
  error: unknown
  onRetry: () => unknown
  /** Of the size of what comes. */
  room?: ReactNode
}

/** Instead of content that could not be loaded: offline, not allowed, or what the service said. */
export function Failed({ error, onRetry, room }: FailedProps) {
  if (isUnreached(error)) return <OfflineState onRetry={onRetry} room={room} />
  if (isForbidden(error)) return <NoPermission onRetry={onRetry} />
  const said = error instanceof Error && error.message
  return <ErrorState onRetry={onRetry}>{said}</ErrorState>
}

/** Read from `src/api`'s refusal, which the kit does not know (specification §8). */
const isForbidden = (error: unknown) => error instanceof Error && Reflect.get(error, 'code') === 403
