-- The contracts that this database was read for, for good: docs/decisions/157
create table followed_pool (
  one boolean primary key default true check (one),
  pool text not null,                             -- lower case, as the token
  token text not null,
  since timestamptz not null
);

-- Only the owner takes it back.
grant select, insert on followed_pool to bitwave_app;
