import type { FlowType } from '#shared/api/flow.ts'
import type { AnyPath } from '#shared/api/index.ts'
import type { Words } from '#shared/locale.ts'

/**
 * How sure a figure is. `booked`: it is the books' own; `measured`: counted in records or read from the chain; `estimated`:
 * reckoned from others and promised by nobody; `set`: decided by somebody who may.
 */
export type FigureKind = 'booked' | 'measured' | 'estimated' | 'set'

/** Where the rows behind a figure are; Details may be filtered by a type. */
export type FigureRows =
  | 'details'
  | FlowType
  | 'orders'
  | 'withdrawals'
  | 'poolDays'
  | 'ranking'
  | 'community'
  | 'agents'
  | 'sites'

/** Where a figure comes from: what its sheet says, and what docs/figures.md does. */
export type FigureFacts = {
  readonly title: Words
  /** The titles of the screens that show it. */
  readonly on: readonly string[]
  /** The calls that answer it, each on a screen of its own or where another is missing; nothing where the app reckons it. */
  readonly by?: AnyPath | readonly AnyPath[]
  readonly kind: FigureKind
  /** In words, for who sees it. */
  readonly formula: Words
  /** Tables and columns, for who keeps it. */
  readonly from: string
  /** What it is reckoned from, where the app knows that; their figures are shown with it. */
  readonly inputs?: Readonly<Record<string, Words>>
  /** The formula with the inputs' figures in it, `{name}` for each. What it comes to is the figure, rounded down. */
  readonly sum?: string
  readonly rows?: readonly FigureRows[]
}

/** Figures by name. */
export const figureTable = <const T extends Record<string, FigureFacts>>(table: T) => table
