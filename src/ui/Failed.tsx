import { isUnreached } from './isUnreached.ts'
import { ErrorState, OfflineState } from './State.tsx'

/** Instead of content that could not be loaded: offline, or what the service said. */
export const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) =>
  isUnreached(error) ? (
    <OfflineState onRetry={onRetry} />
  ) : (
    <ErrorState onRetry={onRetry}>{error instanceof Error && error.message}</ErrorState>
  )
