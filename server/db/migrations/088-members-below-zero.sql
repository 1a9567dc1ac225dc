-- The few accounts of members that the chain took below zero, which have no floor for as long as they are: solvency takes what they
-- lack off nobody's due. Not by balance: an index that knows a balance would have to be written with every booking.
create index account_below_zero on account (owner_id) where owner_id > 0 and floor is null;

-- What members were below zero by, which is taken off nobody's due. null: kept before this was reckoned, and taken off then.
alter table solvency_day add column short numeric(78, 0) check (short >= 0); -- base units
