import * as z from 'zod/mini'
import { Id } from '#shared/rules.ts'

/** A page of members found, by id, and where the next one begins. */
export type Found = { ids: string[]; next: string | null }

/** Which page is wanted. */
export type Page = { cursor?: string | undefined; limit?: number | undefined }

/** What a member can be appointed to: agent (miner representative) or mining site. */
export type Role = 'agent' | 'site'

/** Whom to look for below a leader: everyone, those whom the words (lower case) fit, agents or sites alone. */
export type Sought = { leader: string; words: string | null; role: Role | null; limit: number }

/** A page ends at a member's id, in a scan with the text that it was found by. */
export const Place = z.union([
  z.tuple([z.literal('few'), Id]),
  // The database takes no text with a NUL in it.
  z.tuple([z.literal('scan'), Id, z.string().check(z.maxLength(100), z.regex(/^\P{Cc}*$/u))]),
])
export type Place = z.output<typeof Place>
