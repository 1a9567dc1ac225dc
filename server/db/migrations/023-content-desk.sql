-- Notices, articles and ads are drafts first and come out at a moment. What stood before is in the operators' log.
alter table notice alter column published_at drop not null;     -- null: a draft
alter table notice add column edited_at timestamptz;            -- when its words were last changed after it came out
alter table notice add column revision int not null default 0;  -- raised with each change: whoever changes it names the one it saw
-- Drafts first, then what is to come, then the newest.
create index notice_at_desk on notice (
  (coalesce(published_at, withdrawn_at, 'infinity'::timestamptz)) desc, id desc);

-- Every version of every article; members read the newest whose moment has come.
create table article_version (
  id bigint generated always as identity primary key,
  key text not null check (key ~ '^[a-z][a-z0-9-]{0,39}$'),
  title_en text not null, title_zh text not null,
  body_en text not null, body_zh text not null,
  published_at timestamptz,                       -- null: a draft
  updated_at timestamptz not null,
  withdrawn_at timestamptz,                       -- given up before it came out
  revision int not null default 0
);
create index article_newest on article_version (key, published_at desc, id desc) where withdrawn_at is null;
insert into article_version (key, title_en, title_zh, body_en, body_zh, published_at, updated_at)
select key, title_en, title_zh, body_en, body_zh, updated_at, updated_at from article order by key;
drop table article;

alter table ad add column shown_from timestamptz;               -- null: as soon as it is shown
alter table ad add column revision int not null default 0;
create index ad_place on ad (place, id);

grant select, insert on article_version to bitwave_app;
grant update (title_en, title_zh, body_en, body_zh, published_at, updated_at, withdrawn_at, revision)
  on article_version to bitwave_app;
