-- An ad is shown until a moment, where one is set.
alter table ad add column shown_until timestamptz;              -- null: until somebody hides it
alter table ad add constraint ad_until check (shown_until > shown_from);
