-- needs: platform/identity.001
-- needs: platform/structure.001
-- Groups say three things: which permissions, on which rows, showing which classes of fields. Memberships are dated.
create table user_group (
  user_group_id text primary key,
  description text not null,
  -- role on the wire (getUser roles): ADMIN, hcmJobUsers, Employee
  wire_role text not null,
  row_scope text not null check (row_scope in ('self', 'units', 'company', 'all')),
  classes text[] not null default '{public}'
);
create table user_group_permission (
  user_group_id text not null references user_group on delete cascade,
  permission text not null,
  primary key (user_group_id, permission)
);
comment on column user_group_permission.permission is 'A key or the beginning of keys up to a slash';
create table user_group_member (
  user_id uuid not null references user_account on delete cascade,
  user_group_id text not null references user_group,
  company_id uuid not null references company,
  valid daterange not null check (not isempty(valid)),
  constraint user_group_member_no_overlap exclude using gist (user_id with =, user_group_id with =, company_id with =, valid with &&)
);
create index user_group_member_user on user_group_member (user_id);
