-- needs: platform/party.003
-- The library of formulas: what companies count with, in versions by date (docs/adr/0049). A company reads what is published above it too.

-- The companies of the reader and all above them.
create function library_companies() returns uuid[] language sql stable parallel safe as $$
  with recursive above as (
    select c.company_id, c.parent_company_id from company c where c.company_id = any ((select app_companies())::uuid[])
    union select c.company_id, c.parent_company_id from company c join above a on c.company_id = a.parent_company_id
  ) select coalesce(array_agg(company_id), '{}') from above
$$;

-- A company and those above it, the nearest first: from 0.
create function companies_above(root uuid) returns table (company_id uuid, distance int) language sql stable parallel safe as $$
  with recursive above as (
    select c.company_id, c.parent_company_id, 0 as distance from company c where c.company_id = root
    union all select c.company_id, c.parent_company_id, a.distance + 1 from company c join above a on c.company_id = a.parent_company_id
  ) select company_id, distance from above
$$;

create table library_item (
  library_item_id uuid primary key,
  company_id uuid not null references company,
  kind text not null check (kind in ('formula', 'constant', 'inputFactor', 'table')),
  -- what texts of formulas name; stays
  code text not null check (code ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'),
  title text not null check (title <> ''),
  description text,
  -- counts whatever is written below it too
  row_version integer not null default 1,
  unique (library_item_id, company_id, kind)
);
create unique index library_item_code on library_item (company_id, kind, lower(code));
-- people write titles, which are read as codes
create unique index library_item_title on library_item (company_id, kind, title);
comment on table library_item is 'A formula, a constant, an input factor or a table of a company';

create table library_version (
  library_version_id uuid primary key,
  library_item_id uuid not null,
  company_id uuid not null,
  kind text not null,
  version_no smallint not null check (version_no > 0),
  -- ended is what is published and whose days are over
  status text not null default 'draft' check (status in ('draft', 'waiting', 'published')),
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- why it is another than the one before
  variation text,
  -- why it begins in a period that is locked
  late_reason text,
  changed_by uuid references party,
  changed_at timestamptz not null default now(),
  published_by uuid references party,
  published_at timestamptz,
  constraint library_version_item foreign key (library_item_id, company_id, kind) references library_item (library_item_id, company_id, kind) on delete cascade,
  constraint library_version_published check ((status = 'published') = (published_at is not null)),
  unique (library_item_id, version_no),
  unique (library_version_id, company_id, kind),
  constraint library_version_no_overlap exclude using gist (library_item_id with =, valid with &&) where (status = 'published')
);
create unique index library_version_draft on library_version (library_item_id) where status <> 'published';
comment on table library_version is 'What an item says from a day on; what is published never changes, it is only ended';

create table library_table_row (
  library_version_id uuid not null,
  company_id uuid not null,
  kind text not null default 'table' check (kind = 'table'),
  row_no smallint not null check (row_no between 1 and 5000),
  -- texts: a code, the upper end of a band as digits or a fraction, null of a band without an end
  keys jsonb not null check (jsonb_typeof(keys) = 'array' and jsonb_array_length(keys) between 1 and 3),
  cells jsonb not null check (jsonb_typeof(cells) = 'array' and jsonb_array_length(cells) between 1 and 10),
  primary key (library_version_id, row_no),
  constraint library_table_row_version foreign key (library_version_id, company_id, kind) references library_version (library_version_id, company_id, kind) on delete cascade
);
comment on table library_table_row is 'Rows of a version of a table, in the order in which they are looked through';

create table input_factor_value (
  input_factor_value_id uuid primary key,
  library_version_id uuid not null,
  company_id uuid not null,
  kind text not null default 'inputFactor' check (kind = 'inputFactor'),
  party_relationship_id uuid not null references party_relationship on delete cascade,
  -- exact: digits, a decimal or a fraction
  value text not null check (value ~ '^-?[0-9]{1,60}([.][0-9]{1,30}|/[0-9]{1,60})?$'),
  row_version integer not null default 1,
  constraint input_factor_value_version foreign key (library_version_id, company_id, kind) references library_version (library_version_id, company_id, kind) on delete cascade,
  constraint input_factor_value_once unique (library_version_id, party_relationship_id)
);
create index input_factor_value_person on input_factor_value (party_relationship_id);
comment on table input_factor_value is 'The value of an input factor for somebody; its class is said by the version';

create table library_reference (
  library_version_id uuid not null references library_version on delete cascade,
  company_id uuid not null references company,
  kind text not null check (kind in ('formula', 'constant', 'inputFactor', 'table')),
  code text not null,
  primary key (library_version_id, kind, code)
);
create index library_reference_code on library_reference (kind, lower(code));
comment on table library_reference is 'What the text of a version of a formula names of the library';

create table formula_use (
  library_version_id uuid not null references library_version,
  company_id uuid not null references company,
  -- an order, a run of pay ...: a name of the slice that uses it, and which one
  used_by text not null check (used_by ~ '^[A-Za-z]+$'),
  user_id text not null check (user_id <> '' and length(user_id) <= 60),
  used_on date not null,
  primary key (library_version_id, used_by, user_id)
);
comment on table formula_use is 'Versions that orders, runs and others were counted with; written by them through library.uses.ts';

create table library_setting (
  company_id uuid primary key references company on delete cascade,
  two_people char(1) not null default 'Y' check (two_people in ('Y', 'N')),
  row_version integer not null default 1
);
comment on table library_setting is 'A company without a row: who publishes is another than who wrote';

-- ---- what is published stays ----
create function library_item_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from library_version v where v.library_item_id = old.library_item_id and v.status = 'published') then
      raise exception 'what was published is ended, not deleted' using errcode = 'check_violation', constraint = 'library_kept';
    end if;
    return old;
  end if;
  if (new.library_item_id, new.company_id, new.kind, new.code) is distinct from (old.library_item_id, old.company_id, old.kind, old.code) then
    raise exception 'the code of an item stays' using errcode = 'check_violation', constraint = 'library_kept';
  end if;
  return new;
end $$;
create trigger library_item_kept before update or delete on library_item for each row execute function library_item_kept();

create function library_version_kept() returns trigger language plpgsql as $$
begin
  if old.status <> 'published' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  -- an earlier end is all that may be said of it
  if tg_op = 'UPDATE' and to_jsonb(new) - 'valid' = to_jsonb(old) - 'valid' and lower(new.valid) = lower(old.valid) and new.valid <@ old.valid then return new; end if;
  raise exception 'what was published does not change' using errcode = 'check_violation', constraint = 'library_kept';
end $$;
create trigger library_version_kept before update or delete on library_version for each row execute function library_version_kept();

-- Rows and values go with their version, and change while it is a draft. A value goes with the employment it is of, too.
create function library_content_kept() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' and to_jsonb(old) ? 'party_relationship_id'
    and not exists (select from party_relationship r where r.party_relationship_id::text = to_jsonb(old) ->> 'party_relationship_id') then
    return old;
  end if;
  if tg_op <> 'INSERT' and exists (select from library_version v where v.library_version_id = old.library_version_id and v.status = 'published')
    or tg_op <> 'DELETE' and exists (select from library_version v where v.library_version_id = new.library_version_id and v.status = 'published') then
    raise exception 'what was published does not change' using errcode = 'check_violation', constraint = 'library_kept';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger library_table_row_kept before insert or update or delete on library_table_row for each row execute function library_content_kept();
create trigger library_reference_kept before insert or update or delete on library_reference for each row execute function library_content_kept();
create trigger input_factor_value_kept before insert or update or delete on input_factor_value for each row execute function library_content_kept();

-- ---- who reads and writes ----
alter table library_item enable row level security;
create policy read on library_item for select using (
  company_id = any ((select app_companies())::uuid[])
  or company_id = any ((select library_companies())::uuid[])
    and exists (select from library_version v where v.library_item_id = library_item.library_item_id and v.status = 'published'));
create policy add on library_item for insert with check (company_id = any ((select app_companies())::uuid[]));
create policy change on library_item for update using (company_id = any ((select app_companies())::uuid[])) with check (company_id = any ((select app_companies())::uuid[]));
create policy remove on library_item for delete using (company_id = any ((select app_companies())::uuid[]));

alter table library_version enable row level security;
create policy read on library_version for select using (
  company_id = any ((select app_companies())::uuid[]) or status = 'published' and company_id = any ((select library_companies())::uuid[]));
create policy add on library_version for insert with check (company_id = any ((select app_companies())::uuid[]));
create policy change on library_version for update using (company_id = any ((select app_companies())::uuid[])) with check (company_id = any ((select app_companies())::uuid[]));
create policy remove on library_version for delete using (company_id = any ((select app_companies())::uuid[]));

-- What stands below a version is read where the version is.
create procedure enable_library_policy(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy read on %1$s for select using (company_id = any ((select app_companies())::uuid[])
    or company_id = any ((select library_companies())::uuid[]) and exists (select from library_version v where v.library_version_id = %1$s.library_version_id and v.status = ''published''))', target);
  execute format('create policy add on %s for insert with check (company_id = any ((select app_companies())::uuid[]))', target);
  execute format('create policy change on %s for update using (company_id = any ((select app_companies())::uuid[])) with check (company_id = any ((select app_companies())::uuid[]))', target);
  execute format('create policy remove on %s for delete using (company_id = any ((select app_companies())::uuid[]))', target);
end $$;
call enable_library_policy('library_table_row');
call enable_library_policy('library_reference');
-- values are of people: no company reads those of another
call enable_company_policy('input_factor_value');
call enable_company_policy('formula_use');
call enable_company_policy('library_setting');
