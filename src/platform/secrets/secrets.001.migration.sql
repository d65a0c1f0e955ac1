-- needs: platform/db.001
-- Data keys, each wrapped by the master key, which is never in the database. The newest seals; the others open what they sealed.
create table data_key (
  key_id integer primary key check (key_id > 0),
  -- nonce, AES-256-GCM of the key, tag
  wrapped bytea not null check (octet_length(wrapped) = 60),
  -- fingerprint of the master key that wrapped it
  master text not null,
  made_at timestamptz not null default now()
);
comment on table data_key is 'Keys of sealed fields and files, wrapped by the master key; the application only reads them';

-- How far rows and files stored before have been sealed under a key. A job goes on behind its mark.
create table resealing (
  job text primary key,
  key_id integer not null references data_key,
  mark text not null,
  is_done boolean not null
);
comment on table resealing is 'Jobs that seal what was stored in the clear or under an older key';
