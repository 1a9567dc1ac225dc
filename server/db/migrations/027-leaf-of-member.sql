-- A new day is unknown to the planner's statistics, which then take it for empty: looked for by the member first, a leaf is
-- found whatever they say.
drop index proof_leaf_member;
create unique index proof_leaf_member on proof_leaf (member_id, day);
