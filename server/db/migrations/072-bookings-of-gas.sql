-- How often gas of a transaction was booked: each booking has a key of its own, two of one moment too.
alter table payout_tx add column bookings int not null default 0;
grant update (bookings) on payout_tx to bitwave_app;
