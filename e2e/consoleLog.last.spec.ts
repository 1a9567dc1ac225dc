import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { type DeskAct, notedActs } from './desk-acts.ts'
import { makeAgent } from './operator.ts'

/** Words of the command that only read. */
const READS = / (?:list|show|find|tree|history|topups|check)$|^(?:log|health|entries|solvency)$/
const readsOnly = (words: readonly string[]) =>
  READS.test(words.slice(0, 2).join(' ')) || READS.test(words[0] ?? '')

type Kept = { answer: string; lines: number; stood: boolean }

/**
 * What the service kept of a call that it did under its key: its answer, how many lines of the log stand with it, and whether
 * the newest line before about the same pause has that answer already. An audit's line comes with what it found, when a job has made it.
 */
async function keptOf(db: Database, path: string, key: string): Promise<Kept | undefined> {
  const act = path.slice('operator/'.length)
  const [kept] = await db.inTx(
    (tx) => tx<Kept>`
      select d.answer, (select count(*)::int from operator_act a where a.act = ${act}
          and case ${act} when 'audit' then a.after -> 'audit' = d.answer::jsonb -> 'id'
            else a.actor = d.actor and a.at = d.at end) as lines,
        coalesce((select a.after -> 'since' = d.answer::jsonb -> 'since' from operator_act a
          where a.act = 'setPause' and a.subject = 'pause ' || (d.answer::jsonb ->> 'what') and a.at <= d.at
          order by a.id desc limit 1), d.answer::jsonb -> 'since' = 'null'::jsonb) as stood
      from desk_answer d where d.key = ${key} and d.refusal is null`,
  )
  return kept
}

/** Whether the answer itself says that nothing had to be changed: such an act leaves no line. */
function changedNothing(path: string, { answer, stood }: Kept): boolean {
  const said = JSON.parse(answer)
  if (path === 'operator/addFunding') return said.outcome === 'known'
  if (path === 'operator/setPause') return stood
  if (path === 'operator/approveWithdrawals')
    return said.list.every(({ outcome }: { outcome: string }) => outcome === 'refused')
  return said.ended === 0
}

/** Why an act is not in the log; undefined where it is, or was refused. */
async function missing(db: Database, act: DeskAct): Promise<string | undefined> {
  if ('actor' in act) {
    const lines = await db.inTx((tx) => tx`select 1 from operator_act where actor = ${act.actor}`)
    return lines.length > 0 || readsOnly(act.words) ? undefined : `command: ${act.words.join(' ')}`
  }
  const { path, key, done } = act
  const kept = await keptOf(db, path, key)
  if (!kept) return done ? `${path} ${key} was answered and is not kept` : undefined
  return kept.lines > 0 || changedNothing(path, kept) ? undefined : `${path} ${key} left no line`
}

async function lostOf(db: Database, acts: readonly DeskAct[]): Promise<string[]> {
  const lost: string[] = []
  for (const act of acts) {
    const why = await missing(db, act)
    if (why) lost.push(why)
  }
  return lost
}

test('every act of operators in this run is in the log, and the chain of its hashes verifies', async ({
  page,
  db,
}) => {
  // However many others ran: one act at each of the two doors, and one by a click.
  const [boss, auditor] = [await newHolder(db, 'operator'), await newHolder(db, 'auditor')]
  const member = await newMember(db)
  await makeAgent(member, '0.1', '0.1')
  const asked = { memberId: member.id, role: 'editor', on: true, reason: 'writes the notices' }
  expect((await post(boss, 'operator/setRole', asked)).code).toBe(200)
  await signIn(page, boss)
  await page.goto(`/#/pages/console/members?id=${member.id}`)
  await page.getByRole('button', { name: 'Freeze', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Reason').fill('the wallet was stolen')
  await sheet.getByRole('button', { name: 'Freeze the account' }).click()
  await expect(sheet).toBeHidden()

  const acts = notedActs()
  expect(acts.filter((act) => 'actor' in act).length).toBeGreaterThanOrEqual(2)
  expect(acts.some((act) => 'path' in act && act.path === 'operator/freeze')).toBe(true)
  // An audit that was asked for a moment ago may still be made.
  await expect.poll(() => lostOf(db, acts), { timeout: 60_000 }).toEqual([])

  const { result } = await post(auditor, 'operator/checkLog', {})
  expect(result.broken).toEqual([])
  await page.goto('/#/pages/console/log')
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await expect(page.getByText(/as (it was|they were) written/)).toBeVisible()
})
