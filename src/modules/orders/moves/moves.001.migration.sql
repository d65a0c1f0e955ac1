-- needs: modules/orders/issue.001
-- needs: modules/orders/structure/order-types.002
-- What orders move beside kind of employment and wage: the post, the place in the personnel structure, class and rank of the person, and the end of the employment.

alter table order_type
  -- which facts an order of the type may move (a JSON list of post, structure, grade); null: none
  add column moves text,
  -- why the employment ends the day before an order of the type is executed; null: it goes on
  add column termination_type_enum_id text references enumeration,
  add constraint order_type_cover_moves check (is_cover = 'N' or (moves is null and termination_type_enum_id is null)),
  add constraint order_type_end_alone check (termination_type_enum_id is null or (moves is null and moves_kind = 'N' and needs_end = 'N'));
alter table order_type_default add column moves text, add column termination_type_enum_id text;

create function lay_order_types(owner uuid, codes text[]) returns void language sql as $$
  insert into order_type (order_type_id, company_id, code, title, issue_time_enum_id, is_cover, ends_cover, pays, moves_kind, needs_end, body_text, moves, termination_type_enum_id)
  select md5(concat_ws('.', owner, 'orderType', d.code))::uuid, owner, d.code, d.title, d.issue_time_enum_id, d.is_cover, d.ends_cover, d.pays, d.moves_kind, d.needs_end, d.body_text,
    d.moves, d.termination_type_enum_id
  from order_type_default d where codes is null or d.code = any (codes) on conflict do nothing
$$;
revoke all on function lay_order_types(uuid, text[]) from public;
create or replace function lay_order_types(owner uuid) returns void language sql as $$ select lay_order_types(owner, null) $$;

-- what it moves (JSON), as it was issued; null: nothing beside kind and wage
alter table empl_order add column moves jsonb;
create index empl_order_moving on empl_order (party_relationship_id) where moves is not null;

-- Class and rank of the person, which orders alone say; the seat keeps its own.
create table employment_grade (
  employment_grade_id uuid primary key,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  job_grade_enum_id text references enumeration,
  pay_grade_enum_id text references enumeration,
  valid daterange not null check (not isempty(valid)),
  constraint employment_grade_one exclude using gist (party_relationship_id with =, valid with &&),
  constraint employment_grade_says check (num_nonnulls(job_grade_enum_id, pay_grade_enum_id) > 0)
);
create index employment_grade_party on employment_grade (party_id);
create index employment_grade_company on employment_grade (company_id);
create index employment_grade_class on employment_grade (job_grade_enum_id) where job_grade_enum_id is not null;
create index employment_grade_rank on employment_grade (pay_grade_enum_id) where pay_grade_enum_id is not null;
comment on table employment_grade is 'Class and rank of a person in an employment over time, by orders';

-- What orders have moved as it stands now, the last one last: the way back.
create table empl_order_move (
  empl_order_id uuid primary key references empl_order on delete cascade,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  company_id uuid not null references company,
  move_no bigint generated always as identity unique,
  -- rows of everybody whom it touched by table, before it and after it (JSON)
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null
);
create index empl_order_move_employment on empl_order_move (party_relationship_id, move_no);
create index empl_order_move_company on empl_order_move (company_id);
comment on table empl_order_move is 'Facts that signed orders have moved, with what stood before';

call enable_company_policy('employment_grade');
call enable_company_policy('empl_order_move');

-- Types that were laid and never touched move what those of a new company do.
update order_type t set moves = said.moves
from (values ('EotHire', '["post","structure","grade"]'), ('EotConversion', '["grade"]'), ('EotPromotion', '["grade"]'), ('EotRank', '["grade"]'),
  ('EotAppointment', '["post","structure","grade"]'), ('EotTransfer', '["post","structure","grade"]'), ('EotOpening', '["grade"]')) as said (code, moves)
where t.code = said.code and t.is_cover = 'N' and t.order_type_id = md5(concat_ws('.', t.company_id, 'orderType', t.code))::uuid;
