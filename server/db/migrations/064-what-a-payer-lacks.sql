-- What the paying wallets lack of what the books say, base units; it was a sentence in one language.
alter table payer add column missing numeric(78, 0) check (missing > 0);
update payer set missing = split_part(halted, ' ', 1)::numeric * 1000000000000000000 where halted is not null;
alter table payer drop column halted;
grant update (missing) on payer to bitwave_app;
