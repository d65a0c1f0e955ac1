-- needs: platform/party.001
-- needs: platform/reference-data/register.001
-- Insurers of a company are organisations among its parties, each with the columns that its lists have (issue 24, insurance 1 and 4).
create table insurer (
  insurer_id uuid primary key default gen_random_uuid() references party,
  company_id uuid not null references company,
  insurer_code text not null check (insurer_code <> ''),
  title text not null check (title <> ''),
  legal_entity_id text,
  phone text,
  description text,
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  status_id text not null default 'ActiveInsurer' check (status_id in ('ActiveInsurer', 'NotActiveInsurer')),
  row_version integer not null default 1,
  constraint insurer_of_company unique (insurer_id, company_id),
  constraint insurer_title unique (company_id, title)
);
create unique index insurer_code on insurer (company_id, upper(insurer_code));
comment on table insurer is 'Insurers of a company: organisations that contracts of supplementary insurance name';

-- An insurer and its party come and go together.
create function keep_insurer_party() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from party where party_id = old.insurer_id;
  else
    insert into party (party_id, party_type_enum_id, company_id) values (new.insurer_id, 'PtyOrganization', new.company_id);
  end if;
  return new;
end $$;
create trigger lay_insurer_party before insert on insurer for each row execute function keep_insurer_party();
create trigger lift_insurer_party after delete on insurer for each row execute function keep_insurer_party();

create table insurer_column (
  insurer_column_id uuid primary key,
  company_id uuid not null references company,
  insurer_id uuid not null,
  sequence smallint not null default 10 check (sequence between 1 and 999),
  -- what it says of a line of a list, or `text`: the same of all
  field text not null check (field <> ''),
  title text not null check (title <> ''),
  format text not null default 'plain' check (format in ('plain', 'compact', 'gregorian', 'code', 'toman')),
  fixed_text text,
  row_version integer not null default 1,
  constraint insurer_column_of_insurer foreign key (insurer_id, company_id) references insurer (insurer_id, company_id) on delete cascade,
  constraint insurer_column_once unique (insurer_id, title),
  constraint insurer_column_text check ((field = 'text') = (fixed_text is not null))
);
comment on table insurer_column is 'Columns of the lists that an insurer takes: which, in which order, under which title and in which form';

call enable_company_policy('insurer');
call enable_company_policy('insurer_column');
