-- The id under which the contract pays a withdrawal, once and never again, is drawn with the withdrawal and belongs to it
-- alone. Numbers that were given before a backup are given again after it was restored, and what was paid under them in
-- between is nobody's who asks later: docs/decisions/077
alter table withdrawal add column payout_id text;
update withdrawal set payout_id = payout_id(id);
alter table withdrawal
  alter column payout_id set not null,
  alter column payout_id set default
    '0x' || encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'),
  add unique (payout_id);
drop function payout_id;
drop table payout_realm;
