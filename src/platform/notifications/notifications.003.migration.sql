-- needs: platform/notifications.002
-- needs: platform/structure.005
-- needs: platform/access.002
-- needs: platform/party/contact.001
-- Announcements of a company, templates and rules of notices, what lies ready for a later day, and how people want to be told.

-- An announcement and whom it is for; sent, it becomes messages of the same event (notification_message.communication_event_id).
create table communication_event (
  communication_event_id uuid primary key,
  company_id uuid not null references company,
  subject text not null check (length(subject) between 1 and 200),
  body text not null default '' check (length(body) <= 4000),
  purpose_enum_ids text[] not null,
  channels text[] not null check (channels <@ array['inApp', 'mail', 'sms'] and 'inApp' = any (channels)),
  status_id text not null check (status_id in ('CeInProgress', 'CeReady', 'CeSent')),
  -- the day it goes out
  sent_on date not null,
  author_party_id uuid not null references party,
  created_at timestamptz not null,
  sent_at timestamptz,
  row_version integer not null default 1,
  constraint communication_event_sent check ((status_id = 'CeSent') = (sent_at is not null))
);
create index communication_event_company on communication_event (company_id, sent_on desc);
create index communication_event_ready on communication_event (sent_on) where status_id = 'CeReady';
create table communication_event_party (
  communication_event_id uuid not null references communication_event on delete cascade,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  primary key (communication_event_id, party_id)
);
create index communication_event_party_party on communication_event_party (party_id);
comment on table communication_event_party is 'The audience of an announcement, by name; a filter is resolved when it is added';

alter table notification_message add column purpose_enum_ids text[] not null default '{}';
create index notification_message_event on notification_message (communication_event_id);

-- Who got an announcement and has read it. Messages show themselves to their recipients alone; of the announcements of a company
-- its officers are told this much, and nothing of any other message: hence as owner, and from announcements only.
create function communication_event_receipts(event uuid) returns table (party_id uuid, status_id text, received_at timestamptz, viewed_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select u.party_id, u.status_id, u.received_at, u.viewed_at
  from public.communication_event e join public.notification_message m using (communication_event_id) join public.notification_message_user u using (notification_message_id)
  where e.communication_event_id = event and e.company_id = any (public.app_companies())
$$;

-- The company's own texts for an event. A change is a new version; what was sent by an old one can be read again.
create table notice_template (
  notice_template_id uuid primary key,
  company_id uuid not null references company,
  event text not null check (length(event) between 1 and 100),
  channel text not null check (channel in ('inApp', 'mail', 'sms')),
  version integer not null check (version > 0),
  subject text not null check (length(subject) <= 200),
  body text not null check (length(body) <= 4000),
  -- N: nothing of the event goes this way
  is_active boolean not null,
  from_date date not null,
  author_party_id uuid not null references party,
  created_at timestamptz not null,
  constraint notice_template_version unique (company_id, event, channel, version)
);

create table notice_rule (
  notice_rule_id uuid primary key,
  company_id uuid not null references company,
  event text not null check (length(event) between 1 and 100),
  title text not null check (length(title) between 1 and 100),
  -- of kernel/workflow/condition over the values of the event; empty: always
  condition text not null default '' check (length(condition) <= 1000),
  delay_minutes integer not null check (delay_minutes between 0 and 525600),
  -- further messages after the first
  repeat_times smallint not null check (repeat_times between 0 and 30),
  repeat_minutes integer not null check (repeat_minutes between 0 and 525600 and (repeat_times = 0 or repeat_minutes >= 5)),
  to_concerned boolean not null,
  to_manager boolean not null,
  position_ids uuid[] not null default '{}',
  role_type_ids text[] not null default '{}',
  user_group_ids text[] not null default '{}',
  person_ids uuid[] not null default '{}',
  is_active boolean not null,
  row_version integer not null default 1
);
create index notice_rule_event on notice_rule (company_id, event);

-- Messages of rules whose time has not come. Gone when sent as often as the rule says, or when its cause is gone.
create table notice_due (
  notice_due_id uuid primary key,
  company_id uuid not null references company,
  notice_rule_id uuid not null references notice_rule on delete cascade,
  cause_id text,
  -- whom the event concerned; whom the rule tells is found when it is sent
  party_ids uuid[] not null,
  told_values jsonb not null,
  link text,
  due_at timestamptz not null,
  sent smallint not null default 0
);
create index notice_due_at on notice_due (due_at);
create index notice_due_cause on notice_due (cause_id) where cause_id is not null;
create index notice_due_rule on notice_due (notice_rule_id);

-- What somebody has switched on or off; without a row the usual holds.
create table notice_choice (
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company on delete cascade,
  topic text not null check (length(topic) <= 60),
  channel text not null check (channel in ('inApp', 'mail', 'sms')),
  is_on boolean not null,
  primary key (party_id, topic, channel)
);

create table notice_habit (
  party_id uuid primary key references party on delete cascade,
  company_id uuid not null references company on delete cascade,
  -- minutes of the day in Tehran; mail and SMS wait until the end
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  digest text not null default 'none' check (digest in ('none', 'daily', 'weekly')),
  digest_hour smallint not null default 8 check (digest_hour between 0 and 23),
  -- 0 Saturday
  digest_weekday smallint not null default 0 check (digest_weekday between 0 and 6),
  -- the day of the last digest
  digest_on date,
  constraint notice_habit_quiet check ((quiet_from is null) = (quiet_until is null) and (quiet_from is null or quiet_from <> quiet_until))
);
create index notice_habit_digest on notice_habit (digest_hour) where digest <> 'none';

-- What is told once, on a day.
create table notice_told (
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company on delete cascade,
  event text not null,
  told_on date not null,
  primary key (party_id, event, told_on)
);

call enable_company_policy('communication_event');
call enable_company_policy('communication_event_party');
call enable_company_policy('notice_template');
call enable_company_policy('notice_rule');
call enable_company_policy('notice_due');
call enable_company_policy('notice_choice');
call enable_company_policy('notice_habit');
call enable_company_policy('notice_told');
