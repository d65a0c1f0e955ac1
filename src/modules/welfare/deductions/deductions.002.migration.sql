-- needs: modules/welfare/deductions.001
-- Whether a row of a bank's receipts may pay a part of an instalment (issue 23); otherwise it pays instalments whole.
alter table deduction_rule add column receipt_parts char(1) not null default 'N' check (receipt_parts in ('Y', 'N'));
comment on table deduction_rule is 'How much of their pay welfare takes of people together, and which receipts of banks it accepts, over time';
