/** Writes members 1 to `count` into an empty database, as SQL: the first invited all others, and none has anything. */
export const manyMembers = (count: number): string => `
  insert into member (id, account, nickname, email, invite_code, inviter_id, created_at)
  overriding system value
  select n, '0x' || n, 'Member ' || n, n || '@many.invalid', 'C' || n, case when n > 1 then 1 end, '2026-11-01'
  from generate_series(1, ${count}) n order by n;`
