-- Who may do what at the desk: operator, reviewer, treasurer, editor, auditor. Who gave it is in the operators' log.
alter table member add column roles text[] not null default '{}'
  check (roles <@ array['operator', 'reviewer', 'treasurer', 'editor', 'auditor']);
update member set roles = array['operator'] where operator;
alter table member drop column operator;
create index member_at_desk on member (id) where roles <> '{}';

-- The answer to each key of somebody who works at the desk: told again, nothing is done again.
create table desk_answer (
  actor text not null,
  key uuid not null,
  hash text not null,                             -- of what was asked
  answer text,                                    -- JSON; null only inside the transaction that does it
  at timestamptz not null,
  primary key (actor, key)
);

create index operator_act_actor on operator_act (actor, id desc);
create index operator_act_act on operator_act (act text_pattern_ops, id desc);
create index operator_act_subject on operator_act (subject text_pattern_ops, id desc);

grant update (roles) on member to bitwave_app;
grant select, insert on desk_answer to bitwave_app;
grant update (answer) on desk_answer to bitwave_app;
