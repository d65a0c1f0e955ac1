create table loan_line_reminder (
  loan_id uuid not null,
  due_date date not null,
  kind text not null check (kind in ('soon', 'late')),
  company_id uuid not null references company,
  sent_at timestamptz not null default now(),
  primary key (loan_id, due_date, kind),
  constraint loan_line_reminder_of foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade
);
create index loan_line_reminder_company on loan_line_reminder (company_id);
comment on table loan_line_reminder is 'What borrowers were told of instalments that they pay themselves, each once';
call enable_company_policy('loan_line_reminder');
