-- What the service never changes it may not change: docs/decisions/040-what-the-application-role-may-do.md

revoke update on member, pledge_order, arrival, distribution, distribution_plan, mail_code, wallet_nonce, chain_block,
  pool_change, pool_total from bitwave_app;
revoke insert on pool_total from bitwave_app;
revoke delete on funding_address from bitwave_app;

-- All but id, inviter, invitation code and the moment of joining.
grant update (account, account_proved_at, nickname, email, mail_trusted, password_hash, avatar, agent, site, reward_ratio,
  subsidy_ratio, activated_at, direct, team, team_t, staked_t, operator, frozen_at, frozen_reason)
  on member to bitwave_app;
-- Whose order it is, of how much, for how long and with which weight stays as it was opened.
grant update (status, reason, earned, expires_at, starts_at, start_day, end_day, ended_at, hash, hash_at, hash_state,
  hash_sender, hash_nonce, hash_checked_at, arrival_id)
  on pledge_order to bitwave_app;
grant update (block_number, block_hash, block_at, coin, sender, amount, order_ref, state, round, credited_as, member_id,
  order_id, journal_id)
  on arrival to bitwave_app;
-- What a day began with stays.
grant update (chunks, paid_staking, paid_community, paid_subsidy, carried_over, finished_at) on distribution to bitwave_app;
grant update (paid) on distribution_plan to bitwave_app;
grant update (tries, ended_at) on mail_code to bitwave_app;
grant update (used_at) on wallet_nonce to bitwave_app;
grant update (staked_t, orders, revenue) on pool_total to bitwave_app;

-- Before PostgreSQL 15 everybody may make functions where those that write the books look for theirs.
revoke create on schema public from public;
