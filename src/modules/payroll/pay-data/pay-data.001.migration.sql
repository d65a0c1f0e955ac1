-- needs: modules/payroll/groups.002
-- Pay data stand in the file of their person: the person is named by each row, the employment is the one that stands on its first day.
alter table pay_member add column party_id uuid references party on delete cascade;
update pay_member m set party_id = r.party_id from party_relationship r where r.party_relationship_id = m.party_relationship_id;
alter table pay_member alter column party_id set not null;
create index pay_member_party on pay_member (party_id);

create function name_pay_member() returns trigger language plpgsql as $$
begin
  if new.party_relationship_id is null or tg_op = 'UPDATE' then
    select r.party_relationship_id into new.party_relationship_id from party_relationship r
    where r.party_id = new.party_id and r.company_id = new.company_id and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> lower(new.valid);
  else
    select r.party_id into new.party_id from party_relationship r where r.party_relationship_id = new.party_relationship_id;
  end if;
  return new;
end $$;
create trigger named before insert on pay_member for each row execute function name_pay_member();
create trigger renamed before update of valid on pay_member for each row
  when (lower(new.valid) is distinct from lower(old.valid)) execute function name_pay_member();
