-- What a reorganisation takes away is not forgotten, and no other block in a block's place is believed: docs/decisions/147

-- What ended a withdrawal, until it is found again since the chain went back to before its block.
alter table payout_tx add column astray boolean not null default false, add check (final or not astray);
update payout_tx t set astray = true
where final and exists (
  select 1 from chain_state s left join chain_block b on b.number = t.block_number
  where t.block_number > s.cursor or b.hash <> t.block_hash);
create index payout_tx_astray on payout_tx (id) where astray;
grant update (astray) on payout_tx to bitwave_app;

-- The block that a day's books stood at.
alter table proof_day add column block_hash text;   -- null: nothing was settled, the books stood at none, or of before
