-- needs: modules/payroll/pay-run.001
-- A question about a payslip, by whose it is, with its answer; it goes with the payslip.
create table pay_question (
  pay_question_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  payslip_id uuid not null references payslip on delete cascade,
  -- of a line of the payslip; without one it is about all of it
  line_code text,
  question text not null check (length(question) between 1 and 2000),
  answer text check (length(answer) between 1 and 2000),
  answered_by uuid references party on delete set null,
  created_at timestamptz not null,
  -- answered, or called off
  closed_at timestamptz
);
create index pay_question_payslip on pay_question (payslip_id);
-- one is answered before the next is asked about the same
create unique index pay_question_open on pay_question (payslip_id, coalesce(line_code, '')) where closed_at is null;
comment on table pay_question is 'What people ask about their payslips: class pay';
call enable_company_policy('pay_question');
