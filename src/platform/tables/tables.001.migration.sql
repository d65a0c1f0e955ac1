-- needs: platform/identity.001
-- needs: platform/party.001
-- What foldForSearch of kernel/persian-text makes of stored text, for filters on columns without a folded twin:
-- one heh, one alef, no hamza, no marks, no ZWNJ, ASCII digits, small Latin letters.
create function folded_text(words text) returns text language sql immutable parallel safe strict as $$
  select lower(translate(words,
    U&'\0622\0623\0625\0671\0624\0626\064A\0649\0643\0629\06C0\06D5\06C1\06C2\06D3\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\200C\0621\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0670',
    U&'\0627\0627\0627\0627\0648\06CC\06CC\06CC\06A9\0647\0647\0647\0647\0647\06D2' || '01234567890123456789'))
$$;

-- Arrangements of tables that people keep under a name: their own, or shown to the colleagues of their company too.
create table table_view (
  view_id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  company_id uuid not null references company,
  table_key text not null check (length(table_key) between 1 and 100),
  name text not null check (length(name) between 1 and 60),
  state jsonb not null check (octet_length(state::text) <= 32768),
  is_shared boolean not null default false,
  updated_at timestamptz not null,
  constraint table_view_name unique (user_id, table_key, name)
);
create index table_view_shared on table_view (company_id, table_key) where is_shared;
comment on table table_view is 'Saved views of tables (guide conventions.md 3.5 UserValues): state as in kernel/table TableState';

-- the view a person begins with; of a view that is no longer shown to them nothing is left
create table table_view_default (
  user_id uuid not null references user_account on delete cascade,
  table_key text not null,
  view_id uuid not null references table_view on delete cascade,
  primary key (user_id, table_key)
);
create index table_view_default_view on table_view_default (view_id);

alter table table_view enable row level security;
-- restrictive: holds besides whichever of the others lets a row through
create policy company on table_view as restrictive using (company_id = any ((select app_companies())::uuid[])) with check (company_id = any ((select app_companies())::uuid[]));
create policy seen on table_view for select using (is_shared or user_id = (select app_user()));
create policy owner on table_view using (user_id = (select app_user())) with check (user_id = (select app_user()));
alter table table_view_default enable row level security;
create policy owner on table_view_default using (user_id = (select app_user())) with check (user_id = (select app_user()));
