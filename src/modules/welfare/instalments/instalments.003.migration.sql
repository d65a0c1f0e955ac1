-- needs: modules/welfare/instalments.002
-- Borrowers are told too of what pay took less of than was due.
alter table loan_line_reminder drop constraint loan_line_reminder_kind_check, add constraint loan_line_reminder_kind_check check (kind in ('soon', 'late', 'short'));
comment on table loan_line_reminder is 'What borrowers were told of their instalments, each once';
