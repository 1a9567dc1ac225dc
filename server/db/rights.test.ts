import { expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'

/** What would rewrite history or make money out of nothing if somebody had the service's role. */
const refused = [
  'update account set balance = balance + 1',
  "insert into account (owner_id, code, coin) values (1, 'available', 'BTCW')",
  'update entry set amount = amount + 1',
  'delete from entry',
  'truncate entry',
  'update journal set answer = null',
  'delete from journal',
  'alter table entry disable trigger all',
  'update income_total set amount = amount + 1',
  'update member set inviter_id = 1',
  "update member set invite_code = 'AAAAAA'",
  'delete from member',
  'update member set depth = 0',
  'update reach set reward = 0',
  'delete from ratio_change',
  'update ratio_change set effective_from = effective_from - 1',
  'update pledge_order set amount = amount + 1',
  'update pledge_order set staked_t = staked_t + 1',
  'update pledge_order set weight = weight * 2',
  'update pledge_order set term_days = term_days + 1',
  'update pledge_order set member_id = 1',
  'delete from pledge_order',
  "update arrival set tx_hash = ''",
  'delete from arrival',
  'update followed_pool set pool = token',
  'delete from followed_pool',
  "update funding_address set purpose = 'revenue'",
  'delete from funding_address',
  'update distribution set revenue = revenue + 1',
  'update distribution set total_weight = 1',
  'delete from distribution',
  "update wallet_nonce set message = ''",
  'update pledge_ticket set order_id = 1',
  'update pledge_ticket set expires_at = created_at',
  "update mail_code set code_hash = ''",
  "update picture set bytes = ''",
  'update withdrawal set amount = amount + 1',
  "update withdrawal set address = ''",
  'update withdrawal set member_id = 1',
  'delete from withdrawal',
  'update parameter set effective_at = created_at',
  'update parameter_drop set at = at',
  'delete from parameter_drop',
  "update article_version set key = 'x'",
  'delete from article_version',
  'update solvency_day set on_chain = 0',
  'delete from solvency_day',
  "update audit_run set findings = '[]'",
  'delete from audit_run',
  "update audit_asked set actor = ''",
  'delete from audit_asked',
  "update audit_part set findings = '[]'",
  'delete from audit_part',
  'update payout set nonce = nonce + 1',
  'delete from payout',
  "update payout_tx set raw = ''",
  'update payout_tx set nonce = nonce + 1',
  'delete from payout_tx',
  "update withdrawal set payout_id = ''",
  "update payer set address = ''",
  'delete from payer',
  'update message set amount = 0',
  'delete from message',
  'update push_subscription set member_id = 1',
  "update push_subscription set endpoint = ''",
  "update pause set en = ''",
  'delete from pause',
  'delete from mail_failure',
  "update letter set receiver = ''",
  "update letter set html = ''",
  'update member_grant set amount = amount + 1',
  "update member_grant set asked_by = ''",
  'update member_grant set expires_at = asked_at',
  'delete from member_grant',
  'update unclaimed_match set member_id = 1',
  "update unclaimed_match set first_by = ''",
  'delete from unclaimed_match',
  "update funding_word set purpose = 'revenue'",
  "update funding_word set first_by = ''",
  'delete from funding_word',
  'delete from operator_act',
  "update operator_act set actor = ''",
  "insert into migration (name, hash) values ('x', 'x')",
  'create table mine (id int)',
  'create function public.mine() returns int language sql as $$ select 1 $$',
  'create schema mine',
]

test('the role of the service may not rewrite what happened', async () => {
  const { appUrl } = await ownDatabase()
  const allowed = await as(appUrl, async (client) => {
    const passed: string[] = []
    for (const sql of refused) {
      const code = await client.query(sql).then(
        () => 'none',
        (error: { code: string }) => error.code,
      )
      // 42501: no right to; nothing else counts as a refusal here.
      if (code !== '42501') passed.push(`${sql} (${code})`)
    }
    return passed
  })
  expect(allowed).toEqual([])
})
