-- needs: platform/structure.005
-- needs: modules/personnel/file.001
-- Employments that follow each other, and their ends.

-- A code stays with the person: whoever comes back may keep the own one. code_of names the earlier employment it is the code of,
-- so that codes still differ between people.
alter table party_relationship add column code_of uuid references party_relationship on delete set null;
create index party_relationship_code_of on party_relationship (code_of) where code_of is not null;
drop index party_relationship_pseudo_id;
create unique index party_relationship_pseudo_id on party_relationship (company_id, upper(pseudo_id), code_of) nulls not distinct where relationship_type_enum_id = 'PrtEmployee';

create function keep_code_of() returns trigger language plpgsql as $$
begin
  if not exists (
    select from party_relationship o
    where o.party_relationship_id = new.code_of and o.party_id = new.party_id and o.company_id = new.company_id and upper(o.pseudo_id) = upper(new.pseudo_id)) then
    new.code_of := null;
  end if;
  return new;
end $$;
create trigger code_kept before insert or update of pseudo_id, code_of, party_id, company_id on party_relationship
  for each row when (new.code_of is not null) execute function keep_code_of();

-- A code that is changed is no longer that of the later ones.
create function release_code_of() returns trigger language plpgsql as $$
begin
  update party_relationship set code_of = null where code_of = new.party_relationship_id;
  return null;
end $$;
create trigger code_released after update of pseudo_id on party_relationship
  for each row when (upper(old.pseudo_id) is distinct from upper(new.pseudo_id)) execute function release_code_of();

create table employment_end (
  employment_end_id uuid primary key,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  -- the last day of work
  thru_date date not null,
  termination_type_enum_id text not null references enumeration,
  note_text text,
  -- what stood beyond it, for the way back
  beyond jsonb not null,
  -- where somebody went who was transferred
  moved_to uuid references party_relationship on delete set null,
  undone_at timestamptz
);
comment on column employment_end.beyond is 'facts of field class pay among them';
create unique index employment_end_one on employment_end (party_relationship_id) where undone_at is null;
create index employment_end_party on employment_end (party_id);
create index employment_end_moved_to on employment_end (moved_to) where moved_to is not null;
call enable_company_policy('employment_end');
