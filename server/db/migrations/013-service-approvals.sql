-- What the service approved of a member's withdrawals within a day: docs/decisions/051. What was given back does not count.
create index withdrawal_by_service on withdrawal (member_id, coin, decided_at) include (amount)
  where decided_by = 'service' and state <> 'returned';
