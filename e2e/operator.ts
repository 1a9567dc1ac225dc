import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { type Member, newMember } from './app.ts'
import { farm } from './farm.ts'

/** What an operator does at the command line. */
const operator = (...words: string[]) =>
  promisify(execFile)('node', ['server/operator/main.ts', ...words], {
    env: { ...process.env, DATA_DIR: farm.dataDir },
  })

/** Appoints an agent with these ratios, as fractions of one. */
export async function makeAgent({ id }: Member, reward: string, subsidy: string) {
  await operator('member', 'agent', id, 'on', 'for the journey')
  await operator('member', 'ratios', id, reward, subsidy, 'for the journey')
}

/** Somebody who signed up with the member's code. */
export async function invitedBy(db: Database, inviter: Member): Promise<Member> {
  const { result } = await post(inviter, 'member/userInfo', {})
  return newMember(db, { inviteCode: result.inviteCode })
}
