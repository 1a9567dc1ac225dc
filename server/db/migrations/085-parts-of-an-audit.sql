-- An audit reckons every day that was ever paid: with large days and years of them that is more than a service runs without a
-- stop. What is looked at is kept part by part, so that whoever goes on with it begins where it was cut off.
create table audit_part (
  audit_id bigint not null references audit_asked,
  part text not null,                             -- 'books', or a day that was paid to its end
  findings jsonb not null,                        -- [{rule, found}]
  at timestamptz not null,
  primary key (audit_id, part)
);
grant select, insert on audit_part to bitwave_app;
