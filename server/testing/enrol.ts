import { randomBytes, randomUUID } from 'node:crypto'
import { available, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { openSession } from '#server/members/openSession.ts'
import { rootMember } from '#server/members/rootMember.ts'
import { COINS } from '#shared/api/coin.ts'
import type { Role } from '#shared/desk/roles.ts'
import { ONE } from '#shared/money.ts'
import type { Service } from './openService.ts'
import { seedJoined } from './seed.ts'

type Settings = {
  /** Who invited; the founder where nobody is named. */
  inviter?: string
  roles?: readonly Role[]
  /** Whole coins of each kind. */
  coins?: bigint
}

export type Enrolled = { id: string; account: string; token: string }

/** A member of a service with a proved account, signed in: what signing up leads to, without its mails. */
export function enrol({ db, clock }: Service, settings: Settings = {}): Promise<Enrolled> {
  const { inviter, roles = [], coins = 0n } = settings
  const account = `0x${randomBytes(20).toString('hex')}`
  const now = clock.now()
  return db.inTx(async (tx) => {
    const above = inviter ?? (await rootMember(tx)).id
    const [row] = await tx<{ id: string }>`
      insert into member (account, account_proved_at, signed_at, nickname, email, invite_code, inviter_id, roles,
        created_at)
      values (${account}, ${now}, ${now}, ${`Member ${account.slice(2, 6)}`}, ${`${account}@bitwave.invalid`},
        ${randomUUID()}, ${above}, ${[...roles]}, ${now}) returning id`
    if (!row) throw new Error('insert returned no row')
    await seedJoined(tx, above)
    const amount = coins * ONE
    const moves = COINS.map((coin) => {
      const line = { type: 'deposit' } as const
      return { from: treasury, to: available(row.id), coin, amount, in: line }
    })
    await post(tx, { key: randomUUID(), kind: 'test', now, moves })
    return { id: row.id, account, token: (await openSession(tx, row.id, now)).token }
  })
}
