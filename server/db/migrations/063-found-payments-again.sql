-- A payment that was found without anything having been begun here has the nonce that it had on the chain, which may have been given
-- to another withdrawal here: docs/decisions/117
alter table payout
  add column found boolean not null default false,
  drop constraint payout_wallet_nonce_key;
create unique index payout_given on payout (wallet, nonce) where not found;

-- One transaction may pay several withdrawals, as that of a wallet of several people can: it is written down with each.
alter table payout_tx drop constraint payout_tx_hash_key;
create unique index payout_tx_signed on payout_tx (hash) where kind <> 'found';
create unique index payout_tx_once on payout_tx (withdrawal_id, hash);
