import { markWeeks } from '#server/pool/markWeeks.ts'
import { as } from '#server/testing/as.ts'
import { testDatabase } from '#server/testing/testDatabase.ts'

export const MEMBERS = 40_000

/** Books with so many members, each with three below; more below the fourth; a week; and a change of ratios of each. */
export async function openManyTeams() {
  const db = await testDatabase()
  await as(db.ownerUrl, async (client) => {
    await client.query(`
      insert into member (id, account, nickname, email, invite_code, inviter_id, agent, reward_ratio, created_at)
      overriding system value
      select n, '0x' || left(encode(sha256(n::text::bytea), 'hex'), 40), 'Member ' || n, n || '@many.invalid', 'C' || n,
        case when n > 1 then (n + 1) / 3 end, n <= 4 or n % 7 = 0, case when n <= 4 then 5000 else 100 end, '2026-11-01'
      from generate_series(1, ${MEMBERS}) n order by n;
      insert into member (id, account, nickname, email, invite_code, inviter_id, created_at) overriding system value
      select n, '0x' || n, 'Member ' || n, n || '@many.invalid', 'C' || n, 4, '2026-11-01'
      from generate_series(${MEMBERS + 1}, ${MEMBERS + 400}) n order by n;
      insert into week_power select '2026-11-16', id, id, '2026-11-17' from member where id <= ${MEMBERS};
      insert into week_changed values ('2026-11-16');
      insert into ratio_change (member_id, agent_before, site_before, reward_before, subsidy_before, agent, site, reward,
        subsidy, effective_from, created_at)
      select id, false, false, 0, 0, true, false, 100, 0, '2026-11-02', '2026-11-01' from member;
      analyze`)
  })
  await markWeeks({ db })
  return db
}
