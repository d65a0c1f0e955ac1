-- needs: modules/welfare/claims.001
-- Lists of approved lines as they went to the insurer: numbered, and frozen (issue 24, insurance 5).
create table compensation_batch (
  compensation_batch_id uuid primary key,
  company_id uuid not null references company,
  insurance_contract_id uuid not null,
  batch_number integer not null check (batch_number > 0),
  frozen_at timestamptz not null,
  made_by_party_id uuid references party on delete set null,
  constraint compensation_batch_number unique (company_id, batch_number),
  constraint compensation_batch_of_contract foreign key (insurance_contract_id, company_id) references insurance_contract (insurance_contract_id, company_id)
);
create index compensation_batch_contract on compensation_batch (insurance_contract_id);
comment on table compensation_batch is 'Lists of costs of treatment that went to an insurer';

-- A line goes to the insurer once; what it said then stays, for a line that was sent is changed by an answer alone.
create table compensation_batch_line (
  compensation_batch_line_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  compensation_batch_id uuid not null references compensation_batch,
  compensation_line_id uuid not null,
  place integer not null check (place > 0),
  constraint compensation_batch_line_once unique (compensation_line_id),
  constraint compensation_batch_line_place unique (compensation_batch_id, place)
);
create index compensation_batch_line_party on compensation_batch_line (party_id);
comment on table compensation_batch_line is 'Lines of lists that went to an insurer';
call only_added_to('compensation_batch_line', 'party');

-- What was sent is what was decided.
create function keep_sent_line() returns trigger language plpgsql as $$
begin
  if old.status_id in ('ClmSentToInsurer', 'ClmPaid') and (new.service_date, new.insured_id, new.filed_on, new.invoice_mark, new.decided_at) is distinct from
    (old.service_date, old.insured_id, old.filed_on, old.invoice_mark, old.decided_at) then
    raise check_violation using constraint = 'compensation_line_sent', table = 'compensation_line', message = 'a line that was sent is not rewritten';
  end if;
  return new;
end $$;
create trigger keep_sent_line before update on compensation_line for each row execute function keep_sent_line();

call enable_company_policy('compensation_batch');
call enable_company_policy('compensation_batch_line');
