-- Whose key the service has, or had. Others are known here because somebody paid a withdrawal by hand with them: what they
-- hold and send is not the house's. docs/decisions/117
alter table payer add column own boolean not null default true;
grant update (own) on payer to bitwave_app;
