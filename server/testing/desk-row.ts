import type { DeskPath } from '#shared/desk/index.ts'
import type { Role } from '#shared/desk/roles.ts'

type Row = {
  /** Who may, written out: it is held against what the contract says. */
  may: readonly Role[]
  /** What is sent; no fields where nothing stands here. */
  body?: (member: string) => object
  /** The code for those who may, 200 where nothing stands here. */
  says?: number
}

/** Calls of the desk, each with its row. */
export type Rows<P extends DeskPath = DeskPath> = Record<P, Row>

export const EVERYBODY = ['operator', 'reviewer', 'treasurer', 'editor', 'auditor'] as const
export const REVIEWERS = ['operator', 'reviewer', 'treasurer', 'auditor'] as const
export const TREASURERS = ['operator', 'treasurer', 'auditor'] as const
export const reason = 'asked by the test'
