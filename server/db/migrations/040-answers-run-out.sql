-- An answer at the desk is kept for a year (docs/decisions/091-one-desk.md), and looked for by its age.
create index desk_answer_at on desk_answer (at);
grant delete on desk_answer to bitwave_app;
-- Counted and never read: a push service that has lost a browser says so itself, and its subscription goes.
alter table push_subscription drop column failures;
