-- Who asked for a code, hashed: another cannot end it nor use up its tries. What was mailed before is asked for again.
-- docs/decisions/120
alter table mail_code add column asker_hash text not null default '';
