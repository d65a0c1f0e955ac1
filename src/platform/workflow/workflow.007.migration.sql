-- needs: platform/workflow.006
-- A case about many people: who they are, and what the case knows of each (sealed). A step that asks somebody relative to a person divides the case
-- by whom it finds (docs/adr/0044).
alter table process_instance add column of_many boolean not null default false;
-- of a part: the case that it was divided from
alter table process_instance add column divided_from uuid references process_instance;
create index process_instance_divided on process_instance (divided_from) where divided_from is not null;

-- A case with those it was divided from: who did a step of the whole has done it of each part.
create function case_line(of uuid) returns setof uuid language sql stable as $$
  with recursive line as (
    select of as id union select i.divided_from from line join process_instance i on i.process_instance_id = line.id where i.divided_from is not null
  ) select id from line
$$;

create table process_subject (
  process_subject_id uuid primary key,
  process_instance_id uuid not null references process_instance on delete cascade,
  company_id uuid not null,
  party_id uuid not null references party on delete cascade,
  known_text text,
  constraint process_subject_once unique (process_instance_id, party_id)
);
comment on table process_subject is 'Whom a case about many is about; the subject_party_id of such a case is who brought it';
call enable_company_policy('process_subject');
