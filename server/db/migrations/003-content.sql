-- What operators write for members, in both languages.

create table notice (
  id bigint generated always as identity primary key,
  title_en text not null, title_zh text not null,
  body_en text not null, body_zh text not null,   -- Markdown
  pinned boolean not null default false,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz
);
create index notice_shown on notice (pinned desc, published_at desc, id desc) where withdrawn_at is null;

create table article (
  key text primary key check (key ~ '^[a-z][a-z0-9-]{0,39}$'),
  title_en text not null, title_zh text not null,
  body_en text not null, body_zh text not null,
  updated_at timestamptz not null
);

create table ad (
  id bigint generated always as identity primary key,
  title_en text not null, title_zh text not null,
  image text not null,
  link text,
  place int not null default 0,
  shown boolean not null default true,
  updated_at timestamptz not null
);

-- Every version of every parameter; the one in force is the newest whose moment has come.
create table parameter (
  id bigint generated always as identity primary key,
  name text not null,
  value jsonb not null,
  effective_at timestamptz not null,
  created_at timestamptz not null,
  actor text not null,
  reason text not null
);
create index parameter_in_force on parameter (name, effective_at desc, id desc);

-- What operators did: who, when, before and after; each line holds the hash of the one before.
create table operator_act (
  id bigint generated always as identity primary key,
  actor text not null,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  at timestamptz not null,
  previous_hash text not null,
  hash text not null unique
);
create trigger operator_act_is_final before update or delete or truncate on operator_act
  for each statement execute function refuse_change();

grant select, insert, update on notice, article, ad to bitwave_app;
grant select, insert on parameter, operator_act to bitwave_app;
