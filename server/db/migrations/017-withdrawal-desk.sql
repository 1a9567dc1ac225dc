-- Who approved a withdrawal first that needs two people: docs/decisions/092. The second is `decided_by`.
alter table withdrawal add column first_by text, add column first_at timestamptz,
  add check ((first_by is null) = (first_at is null));
grant update (first_by, first_at) on withdrawal to bitwave_app;

-- The desk's lists.
create index withdrawal_status on withdrawal (status, id desc);
create index withdrawal_halted on withdrawal (id) where halted is not null;
-- Addresses of a member that begin like another one: shared/lookAlike.ts compares the rest.
create index withdrawal_beginning on withdrawal (member_id, left(address_key, 6)) where state = 'paid';
-- What was approved of a member's within a day, whoever did it.
create index withdrawal_approved on withdrawal (member_id, coin, decided_at) include (amount)
  where decided_at is not null and state <> 'returned';
