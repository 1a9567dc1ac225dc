-- How long a payment has waited is told by the chain's time at both ends: by a clock of the service that is ahead it would not have
-- begun to wait yet. Null where this service had seen no block; then it goes by broadcast_at, as what was sent before does.
alter table payout_tx add column sent_by_chain timestamptz;
grant update (sent_by_chain) on payout_tx to bitwave_app;
