import { readFileSync } from 'node:fs'
import { isAddress } from 'viem'
import * as z from 'zod/mini'
import type { Tx } from '#server/db/Tx.ts'
import { type MemberRecord, memberRecord } from '#server/members/memberRecord.ts'
import { Coin } from '#shared/api/coin.ts'
import { PositiveAmount, Ratio } from '#shared/money.ts'
import type { Given } from './Act.ts'
import { Complaint, OptionMissing } from './Complaint.ts'

/** An amount that was typed, base units. */
export function amountIn(text: string): bigint {
  const read = z.safeDecode(PositiveAmount, text)
  if (!read.success) {
    throw new Complaint(
      `"${text}" is no amount. Write it like 12.5, above zero, at most 18 decimals.`,
    )
  }
  return read.data
}

/** A coin that was typed, in any case. */
export function coinIn(text: string): Coin {
  const read = z.safeParse(Coin, text.toUpperCase())
  if (!read.success) throw new Complaint(`"${text}" is no coin. There are BTCW and BTCWT.`)
  return read.data
}

/** A ratio that was typed, ten-thousandths. */
export function ratioIn(text: string): bigint {
  const read = z.safeDecode(Ratio, text)
  if (!read.success) {
    throw new Complaint(
      `"${text}" is no ratio. Write 0.125 for 12.5 %: 0 to 1, at most 4 decimals.`,
    )
  }
  return read.data
}

/** `on` or `off`. */
export function switchIn(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Complaint(`"${text}" is neither on nor off.`)
  return text === 'on'
}

/** A moment that was typed, as the wire has it; none where none was. */
export function momentIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) {
    throw new Complaint(`"${text}" is no moment. Write 2026-12-01T00:00:00Z.`)
  }
  return moment.toISOString()
}

/** A wallet address that was typed; mixed letters must fit their checksum. */
export function addressIn(text: string): `0x${string}` {
  if (!isAddress(text)) throw new Complaint(`"${text}" is no wallet address, or was mistyped.`)
  return text
}

/** The member that was named. */
export async function memberIn(tx: Tx, who: string): Promise<MemberRecord> {
  const member = await memberRecord(tx, who)
  if (!member) {
    throw new Complaint(
      `Nobody is "${who}". Name a member by id, wallet address, mail address or invitation code; npm run operator -- member find <text> looks for one.`,
    )
  }
  return member
}

/** An option that has to be there. */
export function needed(given: Given, option: string): string {
  const value = given.option(option)
  if (!value) throw new OptionMissing(option)
  return value
}

/** What a file holds, or what was piped in where it is called `-`. */
export async function textIn(file: string, input: () => Promise<string>): Promise<string> {
  if (file === '-') return input()
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Complaint(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}
