import * as z from 'zod/mini'
import { Id } from '#shared/rules.ts'

/** A page of members found, by id, and where the next one begins. */
export type Found = { ids: string[]; next: string | null }

/** Which page is wanted. */
export type Page = { cursor?: string | undefined; limit?: number | undefined }

/** What a member can be appointed to: agent (miner representative) or mining site. */
export type Role = 'agent' | 'site'

/** Whom to look for below a leader: everyone, those whom the words (A to Z small) fit, agents or sites alone. */
export type Sought = { leader: string; words: string | null; role: Role | null; limit: number }

/**
 * A page ends at a member's id, and a cursor holds no more: everybody can read it, and a scan may end at a member of
 * another team.
 */
export const Place = z.tuple([z.enum(['few', 'scan']), Id])
