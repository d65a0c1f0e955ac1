-- needs: modules/welfare/insurance-definition.005
-- needs: modules/welfare/insurers.001
-- A contract names its insurer, an organisation of the company; what it is called follows the organisation (issue 24, insurance 1).
alter table insurance_contract add column insurer_id uuid;

insert into insurer (company_id, insurer_code, title)
select company_id, 'INS' || row_number() over (partition by company_id order by insurer_name), insurer_name
from (select distinct company_id, insurer_name from insurance_contract) as named;
update insurance_contract c set insurer_id = i.insurer_id from insurer i where i.company_id = c.company_id and i.title = c.insurer_name;

-- A server of before writes the name alone: the organisation of that name is found, or laid.
create function name_insurer_of_contract() returns trigger language plpgsql as $$
begin
  if new.insurer_id is null then
    insert into insurer (company_id, insurer_code, title)
    select new.company_id, 'INS' || upper(left(replace(new.insurance_contract_id::text, '-', ''), 8)), new.insurer_name
    where not exists (select from insurer where company_id = new.company_id and title = new.insurer_name);
    select insurer_id into new.insurer_id from insurer where company_id = new.company_id and title = new.insurer_name;
  else
    select coalesce(max(title), '-') into new.insurer_name from insurer where insurer_id = new.insurer_id and company_id = new.company_id;
  end if;
  return new;
end $$;
create trigger name_insurer_of_contract before insert or update of insurer_id on insurance_contract for each row execute function name_insurer_of_contract();

create function rename_insurer_of_contracts() returns trigger language plpgsql as $$
begin
  update insurance_contract set insurer_name = new.title where insurer_id = new.insurer_id and insurer_name <> new.title;
  return null;
end $$;
create trigger rename_insurer_of_contracts after update of title on insurer for each row when (old.title <> new.title) execute function rename_insurer_of_contracts();

alter table insurance_contract alter column insurer_id set not null,
  add constraint insurance_contract_insurer_id_fkey foreign key (insurer_id, company_id) references insurer (insurer_id, company_id);
create index insurance_contract_insurer on insurance_contract (insurer_id);
