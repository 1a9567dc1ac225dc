import { createContext } from 'react'

/** Whether nothing is to be seen that was read: parts that are missing are all alike, and one of them speaks for all. */
export const NothingSeen = createContext(false)
