-- Since when a payment waits is told by the chain's time, as how long is: by a clock of the service that is ahead it would not have
-- begun to wait yet. What was sent before goes by broadcast_at.
alter table payout_tx add column sent_by_chain timestamptz;
grant update (sent_by_chain) on payout_tx to bitwave_app;
