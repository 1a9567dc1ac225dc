-- First words of two that were said by members who are shut out now, or who hold no role that they could say them in: they
-- end with who said them (docs/decisions/130).
create temporary table leaver on commit drop as
select 'member ' || id as name,
  frozen_at is not null or not roles && array['operator', 'reviewer'] as reviews_not,
  frozen_at is not null or not roles && array['operator', 'treasurer'] as gives_not,
  frozen_at is not null or not roles && array['operator'] as operates_not
from member;
update withdrawal set first_by = null, first_at = null, revision = revision + 1
where state = 'requested' and first_by in (select name from leaver where reviews_not);
update member_grant set state = 'refused', decided_by = 'service', decided_at = now(),
  note = 'Whoever asked for it does not work with grants any more.'
where state = 'waiting' and expires_at > now() and asked_by in (select name from leaver where gives_not);
update unclaimed_match set over_at = now()
where booked_at is null and over_at is null and first_by in (select name from leaver where gives_not);
update loss_word set over_at = now()
where journal_id is null and over_at is null and first_by in (
  select name from leaver where case what when 'loss' then operates_not else gives_not end);
drop table leaver;
