-- needs: platform/structure.001
-- Posts of hard and harmful work (labour law, articles 52 and 65), marked from a day on: whoever holds one earns the leave of it.
create table hard_post (
  hard_post_id uuid primary key,
  company_id uuid not null references company,
  empl_position_id uuid not null references empl_position on delete cascade,
  paper_number text check (paper_number <> ''),
  reason text not null check (reason <> ''),
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  row_version integer not null default 1,
  constraint hard_post_no_overlap exclude using gist (empl_position_id with =, valid with &&)
);
create index hard_post_company on hard_post (company_id);
comment on table hard_post is 'Which posts are of hard and harmful work, on which days';
call enable_company_policy('hard_post');
