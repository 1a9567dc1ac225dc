-- Since when a member's orders earn is one look, however many there are.
create index pledge_order_first_start on pledge_order (member_id, start_day) where start_day is not null;
