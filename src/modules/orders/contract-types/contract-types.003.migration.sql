-- needs: modules/orders/contracts.001
-- Numbers of contracts as a company writes them; each keeps what was written when it was signed.
alter table agreement_type add column number_pattern text check (number_pattern <> '' and length(number_pattern) <= 40);
comment on column agreement_type.number_pattern is 'text with {year}, {year2}, {number}, {series}; null: year and number';

alter table employment_contract add column number_label text check (number_label <> '' and length(number_label) <= 60);
alter table employment_contract add column shown_number text generated always as (coalesce(number_label, contract_year::text || '/' || contract_number::text, old_number)) stored;
comment on column employment_contract.number_label is 'as the pattern of its type wrote it; null: year and number';
comment on column employment_contract.shown_number is 'what stands on the contract; null: a draft';

-- the number that was written stays as well
create or replace function keep_signed_contract() returns trigger language plpgsql as $$
begin
  if (old.company_id, old.party_relationship_id, old.agreement_id, lower(old.valid), old.contract_year, old.contract_number, old.number_label, old.old_number, old.signed_on, old.content, old.classes,
      old.renews_id)
    is distinct from (new.company_id, new.party_relationship_id, new.agreement_id, lower(new.valid), new.contract_year, new.contract_number, new.number_label, new.old_number, new.signed_on, new.content,
      new.classes, new.renews_id)
    or new.state = 'draft' or old.state = 'ended' and (new.state, new.valid) is distinct from (old.state, old.valid)
    or new.state = 'signed' and new.valid is distinct from old.valid
    or new.state = 'ended' and old.state = 'signed' and upper(new.valid) >= upper(old.valid)
  then
    raise exception 'a signed contract does not change' using errcode = 'check_violation', constraint = 'contract_kept';
  end if;
  return new;
end $$;
