-- needs: platform/party.001
-- needs: platform/identity.001
-- Messages to people (guide/data-model.md: CommunicationEvent, NotificationMessage, NotificationMessageUser). One event
-- becomes one message in each company it reaches, and one row for each recipient: CeSent, CeReceived, CeViewed.
create table notification_message (
  notification_message_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  -- one act of sending; the browser shows no event twice
  communication_event_id uuid not null,
  subject text not null check (length(subject) between 1 and 200),
  body text not null default '' check (length(body) <= 4000),
  color text not null check (color in ('info', 'success', 'warning', 'danger')),
  -- a page of this product
  link text check (link ~ '^/[A-Za-z0-9]' and length(link) <= 300),
  sent_at timestamptz not null default now()
);
create table notification_message_user (
  notification_message_id uuid not null references notification_message on delete cascade,
  company_id uuid not null references company on delete cascade,
  party_id uuid not null references party on delete cascade,
  status_id text not null default 'CeSent' check (status_id in ('CeSent', 'CeReceived', 'CeViewed')),
  sent_at timestamptz not null default now(),
  received_at timestamptz,
  viewed_at timestamptz,
  primary key (notification_message_id, party_id),
  constraint notification_message_user_times check ((received_at is null) = (status_id = 'CeSent') and (viewed_at is not null) = (status_id = 'CeViewed'))
);
create index notification_message_user_own on notification_message_user (party_id, sent_at desc, notification_message_id desc);
create index notification_message_user_unread on notification_message_user (party_id) where status_id <> 'CeViewed';
create index notification_message_user_company on notification_message_user (company_id);
create index notification_message_company on notification_message (company_id);
comment on table notification_message_user is 'Who got a message, and when it was shown and read';

call enable_company_policy('notification_message');
call enable_company_policy('notification_message_user');
-- people meet only the rows about themselves, whatever their groups allow; the installation itself has no person
create policy own_rows on notification_message_user as restrictive for select using (app_party() is null or party_id = app_party());
create policy own_changes on notification_message_user as restrictive for update using (app_party() is null or party_id = app_party());
create policy own_removals on notification_message_user as restrictive for delete using (app_party() is null or party_id = app_party());

-- Every process hears of a session that ends, however it ends, and closes what it streams to it.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('kargozin_live', 'session ' || new.session_id);
  return null;
end $$;
create trigger login_session_end_told after update of revoked_at on login_session for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function tell_session_end();
