-- needs: modules/attendance/plan.001
-- Reductions are of an employment and say who wrote them: rows from before are of the employment of their first day.
alter table person_day_reduction
  add column party_relationship_id uuid references party_relationship on delete cascade,
  add column changed_by uuid,
  add column changed_at timestamptz not null default now();
update person_day_reduction d set party_relationship_id = (
  select r.party_relationship_id from party_relationship r
  where r.company_id = d.company_id and r.party_id = d.party_id and r.relationship_type_enum_id = 'PrtEmployee' order by r.valid @> lower(d.valid) desc, lower(r.valid) desc limit 1);
create index person_day_reduction_employment on person_day_reduction (party_relationship_id);

-- Whose days they are the employment says.
create function reduction_person() returns trigger language plpgsql as $$
begin
  if new.party_relationship_id is not null then
    select r.party_id into strict new.party_id from party_relationship r where r.party_relationship_id = new.party_relationship_id;
  end if;
  return new;
end $$;
comment on function reduction_person() is 'A reduction is of the person of its employment';
create trigger reduction_person before insert or update of party_relationship_id on person_day_reduction for each row execute function reduction_person();
