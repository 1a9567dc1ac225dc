-- Pictures as they are served: small, re-encoded, without metadata. In the database, so that a backup has them.
create table picture (
  member_id bigint not null references member,
  hash text not null,                             -- SHA-256 of the bytes, its name in the address
  bytes bytea not null,
  created_at timestamptz not null,                -- when the member last gave it
  primary key (member_id, hash)
);
create index picture_hash on picture (hash);

grant select, insert, delete on picture to bitwave_app;
grant update (created_at) on picture to bitwave_app;
