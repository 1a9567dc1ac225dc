-- Whose transaction a payment was that nobody signed here, lower case; null: it was found before this was written down
-- (docs/decisions/117).
alter table payout_tx add column sender text;
