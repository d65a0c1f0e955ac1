-- needs: platform/db.001
-- Answers kept for retried requests (48 hours).
create table idempotency_key (
  user_id uuid not null,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  status smallint,
  -- json and not jsonb: the answer comes back to the letter
  body json,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);
comment on table idempotency_key is 'First answer of each unsafe request, by user and Idempotency-Key';
