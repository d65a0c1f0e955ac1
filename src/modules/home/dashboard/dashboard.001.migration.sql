-- needs: platform/party.001
-- needs: platform/structure.005
-- needs: platform/reference-data.001
-- needs: modules/personnel/file.001
-- Figures over everybody are counted once and kept until something changes that they are counted from (kept-figures.ts). Each transaction that
-- changes such a thing leaves one line: no counter that all of them would wait for, and whoever kept figures of a moment learns from the
-- lines whose transaction that moment did not see.
create table figure_change (
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
comment on table figure_change is 'Transactions that changed what figures over everybody are counted from; kept for a day';
create index figure_change_transaction on figure_change (transaction);
alter table figure_change enable row level security;
create policy everybody on figure_change using (true);

create function note_figures() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  this text := pg_current_xact_id()::text;
begin
  -- a savepoint that is taken back takes the line and what is remembered of it
  if current_setting('app.figures', true) is distinct from this then
    insert into figure_change default values;
    perform set_config('app.figures', this, true);
  end if;
  return null;
end $$;

create procedure watch_figures(target regclass) language plpgsql as $$
begin
  execute format('create trigger figures_changed after insert or update or delete or truncate on %s for each statement execute function note_figures()', target);
end $$;
call watch_figures('party_qualification');
call watch_figures('empl_position_party');
call watch_figures('empl_position_unit');
call watch_figures('org_unit_parent');
call watch_figures('employment_kind');
call watch_figures('enumeration');
-- which of several ties leads is kept by a trigger, and counts nobody
create trigger figures_changed after insert or delete or truncate or update of party_id, company_id, relationship_type_enum_id, status_id, valid on party_relationship
  for each statement execute function note_figures();
create trigger figures_changed after update of gender, birth_date on person
  for each row when ((old.gender, old.birth_date) is distinct from (new.gender, new.birth_date)) execute function note_figures();
create trigger figures_changed after update of organization_name on org_unit
  for each row when (old.organization_name is distinct from new.organization_name) execute function note_figures();
