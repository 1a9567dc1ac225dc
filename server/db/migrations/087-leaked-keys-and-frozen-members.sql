-- What counted of a paying wallet's balance when it was compared with the books last: of one that may not pay any more nothing
-- that comes to it later does. null: it was not compared since this is kept.
alter table payer add column held numeric(78, 0) check (held >= 0); -- base units
grant update (held) on payer to bitwave_app;

-- Why nothing is paid under a nonce that is only used up: the reason with which the withdrawal is returned (shared/reasons.ts).
-- null: one of before; its receiver refused it.
alter table payout_tx add column reason text check (reason is null or kind = 'cancel');
