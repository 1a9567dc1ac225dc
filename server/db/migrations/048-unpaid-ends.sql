-- What ended a paid withdrawal on the chain without paying it, after a deep reorganisation: a payment made by hand later on
-- takes its place. docs/decisions/117
alter table payout_tx
  add column unpaid boolean not null default false,
  add constraint payout_tx_unpaid_check check (final or not unpaid);
update payout_tx t set unpaid = true from withdrawal w
  where w.id = t.withdrawal_id and w.state = 'paid' and t.final and (t.status = 'reverted' or t.kind = 'cancel');
create index payout_tx_unpaid on payout_tx (id) where unpaid;
grant update (unpaid) on payout_tx to bitwave_app;
