import { useSyncExternalStore } from 'react'
import { isReachable, onReach } from './reach.ts'

/** Whether the last call reached the service; painted as if it did. */
export const useReachable = (): boolean => useSyncExternalStore(onReach, isReachable, () => true)
