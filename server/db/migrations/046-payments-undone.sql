-- What a deep reorganisation makes of a payment that was settled: docs/decisions/052

-- undone: the books say that it was paid, and the chain has it as undone.
alter table payout_stop
  drop constraint payout_stop_what_check,
  drop constraint payout_stop_check,
  add constraint payout_stop_what_check check (what in ('pool', 'wallet', 'payment', 'undone')),
  add constraint payout_stop_check check ((what in ('payment', 'undone')) = (hash is not null));

-- Gas may turn out to have cost less than was booked, once the transaction lies in another block.
drop index payout_tx_owing;
create index payout_tx_owing on payout_tx (id) where final and booked <> gas_used * gas_price;
