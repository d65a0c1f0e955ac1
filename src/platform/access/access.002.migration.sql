-- needs: platform/structure.001
-- Grants are dated and keep their history, a scope may name its units, a group may belong to one company.
-- Groups that stand already came with the program; those that administrators add do not.
alter table user_group add column is_system boolean not null default true;
alter table user_group alter column is_system set default false;
-- null: of the whole installation
alter table user_group add column company_id uuid references company;
-- what the program brings for a group counts until somebody changes it by hand
alter table user_group add column edited_at timestamptz;
-- taken away: it stays for the history of its members
alter table user_group add column closed_at timestamptz;
alter table user_group add column row_version integer not null default 1;
alter table user_group drop constraint user_group_row_scope_check;
alter table user_group add constraint user_group_row_scope_check check (row_scope in ('self', 'units', 'named', 'company', 'all'));
create unique index user_group_title on user_group (company_id, description) nulls not distinct where closed_at is null;

-- Units of the scope 'named', with everything below them.
create table user_group_unit (
  user_group_id text not null references user_group on delete cascade,
  unit_id uuid not null references org_unit on delete cascade,
  primary key (user_group_id, unit_id)
);
create index user_group_unit_unit on user_group_unit (unit_id);

-- without a beginning: since the installation
alter table user_group_permission add column valid daterange not null default '(,)' check (not isempty(valid));
alter table user_group_permission drop constraint user_group_permission_pkey;
alter table user_group_permission add primary key (user_group_id, permission, valid);
alter table user_group_permission add constraint user_group_permission_no_overlap exclude using gist (user_group_id with =, permission with =, valid with &&);

-- Whoever gives a group: nobody joins one of another company, or one that was taken away.
create function user_group_takes_member() returns trigger language plpgsql as $$
begin
  if exists (select from user_group g where g.user_group_id = new.user_group_id and (g.closed_at is not null or g.company_id <> new.company_id)) then
    raise check_violation using constraint = 'user_group_member_company', message = 'the group takes no member of this company';
  end if;
  return new;
end $$;
create trigger user_group_member_company before insert or update of user_group_id, company_id on user_group_member for each row execute function user_group_takes_member();
