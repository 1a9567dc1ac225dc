-- A payment that was found without anything having been begun here has the nonce that it had on the chain, which may have been given
-- to another withdrawal here: docs/decisions/117
alter table payout
  add column found boolean not null default false,
  drop constraint payout_wallet_nonce_key;
create unique index payout_given on payout (wallet, nonce) where not found;
