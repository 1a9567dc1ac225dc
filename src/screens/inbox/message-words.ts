import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Result } from '#shared/api/index.ts'
import type { IconName } from '#src/ui/iconPaths.ts'
import type { RowParts } from '#src/ui/ListRow.tsx'

export type Message = Result<'member/inbox'>['list'][number]

type Words = {
  title: MessageDescriptor
  icon: IconName
  tone?: RowParts['tone']
  /** What its amount did to the member's balance; principal that comes and goes is neither gain nor loss. */
  sign?: 1n | -1n
}

/** Every kind of message, in words and as a drawing. A notice goes by the title that it was given. */
export const wordsOf: Record<Message['kind'], Words> = {
  order_started: { title: msg`Pledge active`, icon: 'stake', tone: 'green' },
  order_failed: { title: msg`Pledge failed`, icon: 'warning', tone: 'red' },
  order_ended: { title: msg`Pledge ended, principal returned`, icon: 'refresh' },
  deposit: { title: msg`Deposit received`, icon: 'deposit', tone: 'green', sign: 1n },
  transfer_in: { title: msg`Transfer received`, icon: 'transfer', tone: 'green', sign: 1n },
  withdrawal_paid: { title: msg`Withdrawal paid`, icon: 'withdraw', sign: -1n },
  withdrawal_refused: {
    title: msg`Withdrawal not paid, amount returned`,
    icon: 'warning',
    tone: 'red',
  },
  activity_reward: { title: msg`Activity reward`, icon: 'gift', tone: 'amber', sign: 1n },
  appointed: { title: msg`Your role or ratios changed`, icon: 'community', tone: 'blue' },
  notice: { title: msg`Notice`, icon: 'bell', tone: 'blue' },
}

/** The amount as it is shown, base units; null where a message has none. */
export const amountOf = ({ kind, amount }: Message): bigint | null =>
  amount === null ? null : amount * (wordsOf[kind].sign ?? 1n)
