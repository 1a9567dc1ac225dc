import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Result } from '#shared/api/index.ts'

export type TransferLine = Result<'asset/transferTo'>['list'][number]

/** Roll-in and roll-out (specification §3), from where the member stands. */
export type Direction = 'in' | 'out'

/** The call that lists them. */
export const listOf = (direction: Direction) =>
  direction === 'in' ? 'asset/transferFrom' : 'asset/transferTo'

/** From where it was paid (specification §3: method); a way that is not known yet goes by its own name. */
export const methodWords = (method: string): MessageDescriptor =>
  method === 'balance' ? msg`Balance` : { id: method, message: method }

/** The other member. */
export const partnerOf = ({ payer, payee }: TransferLine, direction: Direction) =>
  direction === 'in' ? payer : payee

/** What it changed in the member's balance, base units: a payer pays the fee as well. */
export const changeOf = ({ amount, fee }: TransferLine, direction: Direction): bigint =>
  direction === 'in' ? amount : -(amount + fee)
