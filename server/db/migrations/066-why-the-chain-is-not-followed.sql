-- Why payments are not credited, by its name (shared/reasons.ts), and what the node shows in place of what is known here, where
-- that is a number; it was a sentence in one language.
alter table chain_state add column halted_shown bigint, add column halted_known bigint;
update chain_state set
  halted = case
    when halted like '%chain is%' then 'otherChain'
    when halted like 'BITWAVE_START_BLOCK%' then 'startAbove'
    when halted like '%lies below%' then 'nodeBehind'
    when halted like '%our last blocks%' then 'otherBlocks'
    else 'otherStart' end,
  halted_shown = substring(halted from '(?:chain is|newest block) (\d+)')::bigint,
  halted_known = substring(halted from '(?:, not|START_BLOCK|below block) (\d+)')::bigint
where halted is not null;
alter table chain_state
  add check (halted in ('otherChain', 'otherStart', 'startAbove', 'nodeBehind', 'otherBlocks'));
