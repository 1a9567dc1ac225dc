-- The first signature of an account's wallet, which makes the account its own: docs/decisions/041.
alter table member add column signed_at timestamptz;
-- Whoever is proved has signed, but for those whom the payment of an order proved: the order began at that very moment.
update member m set signed_at = account_proved_at
  where account_proved_at is not null and not exists (
    select from pledge_order o where o.member_id = m.id and o.starts_at = m.account_proved_at);
grant update (signed_at) on member to bitwave_app;
