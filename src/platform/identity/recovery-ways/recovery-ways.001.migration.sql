-- needs: platform/identity.004
-- needs: platform/party/contact.002
-- The ways on which somebody gets into an account without its password: the mobile number of the file, the e-mail of the account. Who wrote each
-- and when is kept beside it, and whoever moves one must have been judged first: ways.ts says in app.ways whose ways a transaction may move.
-- The installation itself (start-up, the command line) is nobody and is not asked.
alter table telecom_number add column written_by uuid default app_user(), add column written_at timestamptz default now();
comment on column telecom_number.written_by is 'account or service key; null: the installation, or from before this was kept';
alter table user_account
  add column email_written_by uuid default app_user(),
  add column email_written_at timestamptz default now(),
  -- when the account was handed to another file of its person, whose number others have written
  add column file_since timestamptz;

-- Where an account was reached before: told of what happens to it for a while.
create table former_recovery_way (
  user_id uuid not null references user_account on delete cascade,
  kind text not null check (kind in ('sms', 'mail')),
  address text not null,
  left_at timestamptz not null default now(),
  primary key (user_id, kind, address)
);

create procedure demand_admission(party uuid) language plpgsql as $$
begin
  if app_user() is null or party = any (coalesce(nullif(current_setting('app.ways', true), ''), '{}')::uuid[]) then return; end if;
  if exists (select from user_account where party_id = party) then
    raise exception 'the way to an account is moved by somebody who was not judged' using errcode = '42501', constraint = 'way_to_account_admitted';
  end if;
end $$;

create function mobile_is_moved() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.contact_mech_purpose_id = 'PhoneMobile' then call demand_admission(old.party_id); end if;
  if tg_op = 'DELETE' then return old; end if;
  if new.contact_mech_purpose_id = 'PhoneMobile' then call demand_admission(new.party_id); end if;
  new.written_by := app_user();
  new.written_at := now();
  return new;
end $$;
create trigger telecom_number_way before insert or delete on telecom_number for each row execute function mobile_is_moved();
create trigger telecom_number_way_moved before update on telecom_number for each row
  when ((old.party_id, old.contact_mech_purpose_id, old.area_code, old.contact_number, old.valid)
    is distinct from (new.party_id, new.contact_mech_purpose_id, new.area_code, new.contact_number, new.valid))
  execute function mobile_is_moved();

create function account_way_is_moved() returns trigger language plpgsql as $$
begin
  call demand_admission(old.party_id);
  if old.email_address is distinct from new.email_address then
    new.email_written_by := app_user();
    new.email_written_at := now();
  end if;
  if old.party_id <> new.party_id then new.file_since := now(); end if;
  return new;
end $$;
create trigger user_account_way_moved before update on user_account for each row
  when ((old.email_address, old.party_id) is distinct from (new.email_address, new.party_id)) execute function account_way_is_moved();
