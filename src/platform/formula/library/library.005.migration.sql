-- needs: platform/formula/library.004
-- Everybody who wrote a draft: none of them publishes it where two people are asked for. Whoever changes a comma has not agreed with the rest.
alter table library_version add column writers uuid[] not null default '{}';
update library_version set writers = array[changed_by] where status <> 'published' and changed_by is not null;

create function library_writers() returns trigger language plpgsql as $$
begin
  if new.status <> 'published' and new.changed_by is not null and not new.changed_by = any (new.writers) then
    new.writers := new.writers || new.changed_by;
  end if;
  return new;
end $$;
create trigger library_writers before insert or update of changed_by on library_version for each row execute function library_writers();
