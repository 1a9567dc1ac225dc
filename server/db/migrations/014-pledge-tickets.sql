-- Lets whoever holds a link see one order, pay it and name the payment, without signing in: docs/decisions/080
create table pledge_ticket (
  ticket_hash text primary key,                   -- the ticket itself stands in the link alone
  order_id bigint not null references pledge_order,
  member_id bigint not null references member,
  created_at timestamptz not null,
  expires_at timestamptz not null,                -- the order's, when the ticket was made
  used_at timestamptz,                            -- when a payment was last named with it, and which
  hash text
);
create index pledge_ticket_expired on pledge_ticket (expires_at);
create index pledge_ticket_order on pledge_ticket (order_id);

grant select, insert, delete on pledge_ticket to bitwave_app;
grant update (used_at, hash) on pledge_ticket to bitwave_app;
