-- The desk finds withdrawals by the address that is paid.
create index withdrawal_address on withdrawal (address_key, id desc);
