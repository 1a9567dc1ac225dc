-- Mails that tell of something done and for which nobody waits, until the mail server has taken them: docs/decisions/168
create table letter (
  id bigint generated always as identity primary key,
  receiver text not null,                         -- as it was addressed: the member may have another address by now
  subject text not null,
  text text not null,
  html text not null,
  at timestamptz not null,
  tries int not null default 0,
  due_at timestamptz not null                     -- while it is being sent: when somebody else may send it
);
create index letter_due on letter (due_at, id);

grant select, insert, delete on letter to bitwave_app;
-- To whom and what never changes.
grant update (tries, due_at) on letter to bitwave_app;
