import type { Place } from './place.ts'
import type { Size } from './sizeIn.ts'

/** A part of the bench: measures something and answers its figures as they are to be printed. */
export type Part = (bench: {
  place: Place
  log: (line: string) => void
  size: Size
}) => Promise<string>
