-- Each comparison of the wallets with the books looks for payments that somebody made by hand: docs/decisions/117
create index payout_tx_found on payout_tx (withdrawal_id) where kind = 'found';
