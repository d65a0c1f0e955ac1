-- needs: platform/db.001
-- Messages on their way out by mail and SMS. Written in the transaction that has something to say, sent by every server process.
create table message_outbox (
  outbox_id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  -- void: there was nobody to tell; dropped: too late or refused too often
  state text not null check (state in ('waiting', 'sent', 'dropped', 'void')),
  recipient text,
  subject text,
  body text,
  created_at timestamptz not null,
  -- worth nothing afterwards (a code that has ended)
  send_until timestamptz not null,
  next_try_at timestamptz not null,
  tries smallint not null default 0,
  last_error text,
  -- who it is for and what it says stand here only while it waits
  check ((state = 'waiting') = (recipient is not null and subject is not null and body is not null))
);
create index message_outbox_due on message_outbox (next_try_at) where state = 'waiting';
create index message_outbox_created on message_outbox (created_at);
