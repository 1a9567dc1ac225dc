-- A member has fifty sign-ins at most, as each new one ends the oldest (docs/decisions/167). More than that were opened before:
-- an act that ends all of a member's could not end them within the time that a statement has.
delete from session where token_hash in (
  select token_hash from (
    select token_hash, row_number() over (partition by member_id order by created_at desc) as place from session) s
  where place > 50);
