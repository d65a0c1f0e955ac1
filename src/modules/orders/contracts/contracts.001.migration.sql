-- needs: modules/orders/contract-types.001
-- needs: modules/personnel/file.001
-- Contracts of people: each stands for its days, keeps the text it was signed with, and has a number of its company and Jalali year.
create table employment_contract (
  employment_contract_id uuid primary key,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  agreement_id uuid not null,
  -- without an upper bound: no end
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  state text not null default 'draft' check (state in ('draft', 'signed', 'ended')),
  -- the one that it goes on from
  renews_id uuid references employment_contract on delete set null,
  note text,
  -- of a signed one: Jalali year, and the number in it; of one that was brought in, the number it bears on paper
  contract_year smallint,
  contract_number integer check (contract_number > 0),
  old_number text check (old_number <> ''),
  signed_on date,
  signed_by uuid references party on delete set null,
  -- sealed JSON: the text as it was signed
  content text,
  -- field classes that the text holds
  classes text[],
  -- of one that ended before its day
  end_reason text,
  -- the paper with both signatures
  signed_file text,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  row_version integer not null default 1,
  constraint contract_type foreign key (agreement_id, company_id) references agreement_type (agreement_id, company_id),
  constraint contract_no_overlap exclude using gist (party_relationship_id with =, valid with &&),
  constraint contract_one_number unique (company_id, contract_year, contract_number),
  constraint contract_signed check (
    (state = 'draft') = (signed_on is null)
    and num_nulls(contract_year, contract_number, content, classes) in (0, 4)
    and (state = 'draft') = (contract_number is null and old_number is null)),
  constraint contract_end_reason check ((state = 'ended') = (end_reason is not null))
);
create index employment_contract_type on employment_contract (agreement_id);
create index employment_contract_ends on employment_contract (company_id, upper(valid)) where state = 'signed';
comment on table employment_contract is 'Contracts of employments; numbers of a company and Jalali year have no gaps';

-- The last number of a company in a Jalali year; the row is held until the contracts are there, so that none is lost.
create table contract_counter (
  company_id uuid not null references company,
  contract_year smallint not null,
  last_number integer not null check (last_number > 0),
  primary key (company_id, contract_year)
);

-- Who was told of an end, how many days before it; an end that moves is another one.
create table contract_reminder (
  employment_contract_id uuid not null references employment_contract on delete cascade,
  company_id uuid not null references company,
  ends_on date not null,
  threshold_days smallint not null,
  sent_at timestamptz not null default now(),
  primary key (employment_contract_id, ends_on, threshold_days)
);

-- What was signed stays as it is; it may only end earlier, and get its scan.
create function keep_signed_contract() returns trigger language plpgsql as $$
begin
  if (old.company_id, old.party_relationship_id, old.agreement_id, lower(old.valid), old.contract_year, old.contract_number, old.old_number, old.signed_on, old.content, old.classes, old.renews_id)
    is distinct from (new.company_id, new.party_relationship_id, new.agreement_id, lower(new.valid), new.contract_year, new.contract_number, new.old_number, new.signed_on, new.content, new.classes, new.renews_id)
    or new.state = 'draft' or old.state = 'ended' and (new.state, new.valid) is distinct from (old.state, old.valid)
    or new.state = 'signed' and new.valid is distinct from old.valid
    or new.state = 'ended' and old.state = 'signed' and upper(new.valid) >= upper(old.valid)
  then
    raise exception 'a signed contract does not change' using errcode = 'check_violation', constraint = 'contract_kept';
  end if;
  return new;
end $$;
create trigger contract_kept before update on employment_contract for each row when (old.contract_number is not null) execute function keep_signed_contract();

call enable_company_policy('employment_contract');
call enable_company_policy('contract_counter');
call enable_company_policy('contract_reminder');
