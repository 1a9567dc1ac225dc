import { createContext } from 'react'
import type { Section } from './sections.tsx'

/** The sections of the roles held; a section learns of the others by it alone. */
export const MySections = createContext<readonly Section[]>([])
