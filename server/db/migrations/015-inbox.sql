-- What a member is told: docs/decisions/082-the-inbox-is-the-truth.md. Written with what happened, in one transaction.
create table message (
  id bigint generated always as identity,
  member_id bigint not null,                      -- no reference: a transfer takes no lock on the payee's row
  kind text not null,
  ref_id bigint not null,                         -- the order, the withdrawal, the journal or the change that it tells of
  no text,                                        -- its number, as its record shows it
  coin text check (coin in ('BTCW', 'BTCWT')),
  amount numeric(78, 0),
  at timestamptz not null,
  primary key (member_id, kind, ref_id),          -- told once, however often it happens to be told
  constraint known_kind check (kind in ('order_started', 'order_failed', 'order_ended', 'deposit', 'transfer_in',
    'withdrawal_paid', 'withdrawal_refused', 'activity_reward', 'appointed'))
);
create index message_newest on message (member_id, at desc, id desc);
-- Notices stand between messages in the order of time, whether they are pinned or not.
create index notice_newest on notice (published_at desc, id desc) where withdrawn_at is null;

-- Up to when a member has read. Never moves back.
create table inbox_read (
  member_id bigint primary key references member,
  up_to timestamptz not null
) with (fillfactor = 80);

-- A browser that wants pushes: docs/decisions/081-pushes.md. It is one sign-in's, and goes with it.
create table push_subscription (
  id bigint generated always as identity primary key,
  endpoint_hash text not null unique,             -- SHA-256 of the endpoint: a browser is one member's at a time
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  member_id bigint not null references member,
  session_hash text not null references session on delete cascade,
  locale text not null check (locale in ('en', 'zh-Hant')),
  created_at timestamptz not null,
  sent_at timestamptz,                            -- when the push service last took a push
  failures int not null default 0                 -- since then
);
create index push_subscription_member on push_subscription (member_id, id desc);
create index push_subscription_session on push_subscription (session_hash);

-- Pushes to be sent. No reference to the subscription: what moves money never waits for, or fails with, a sign-out.
create table push (
  id bigint generated always as identity primary key,
  subscription_id bigint not null,
  member_id bigint not null,                      -- whose the browser was: another's does not get it
  message text not null,                          -- id of the message, as members see it
  kind text not null,
  ref_id bigint not null,
  no text,
  at timestamptz not null,
  due_at timestamptz not null,
  tries int not null default 0,
  unique (subscription_id, message)
) with (fillfactor = 70);
create index push_due on push (due_at, id);

-- How far the subscriptions were walked for a notice.
create table notice_push (
  notice_id bigint primary key references notice,
  after_id bigint not null,
  last_id bigint not null                         -- whoever subscribes later has it in the inbox
);

grant select, insert on message to bitwave_app;
grant select, insert on inbox_read, notice_push to bitwave_app;
grant update (up_to) on inbox_read to bitwave_app;
grant update (after_id) on notice_push to bitwave_app;
grant select, insert, delete on push_subscription, push to bitwave_app;
grant update (p256dh, auth, session_hash, locale, sent_at, failures) on push_subscription to bitwave_app;
grant update (due_at, tries) on push to bitwave_app;
