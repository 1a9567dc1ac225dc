import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { type Member, newMember } from './app.ts'
import { noteAct } from './desk-acts.ts'
import { farm } from './farm.ts'

/** What an operator does at the command line, each time as somebody else. */
export async function operator(...words: string[]) {
  const actor = `clerk ${randomUUID().slice(0, 8)}`
  const came = await promisify(execFile)('node', ['server/operator/main.ts', ...words], {
    env: { ...process.env, DATA_DIR: farm.dataDir, OPERATOR: actor },
  })
  noteAct({ actor, words })
  return came
}

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
