-- needs: platform/identity.001
-- needs: platform/structure.001
-- Pages a person opened last, offered again by the search. Titles of people pages are personal: only their reader gets them.
create table recent_page (
  user_id uuid not null references user_account on delete cascade,
  path text not null check (length(path) between 1 and 500),
  title text not null check (length(title) between 1 and 200),
  visited_at timestamptz not null,
  primary key (user_id, path)
);
alter table recent_page enable row level security;
create policy own on recent_page using (user_id = (select app_user())) with check (user_id = (select app_user()));

-- As searchable_person: the condition of the row policy in a view of the owner, so that name search keeps its index.
create view searchable_unit as
  select unit_id, company_id, pseudo_id, organization_name, search_text, valid from org_unit
  where company_id = any ((select app_companies())::uuid[])
  with cascaded check option;
comment on view searchable_unit is 'org_unit for the name search, with the condition of its row policy';
