-- needs: platform/party.001
-- Days of people whose figures must be counted anew. Added by whoever changes what a day rests on, in the same transaction, and taken by whoever counts:
-- each mark is a row of its own, so that nobody waits for another one and a mark that is written while a day is counted is never lost.
create table attendance_mark (
  attendance_mark_no bigint generated always as identity primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  day date not null
);
create index attendance_mark_of on attendance_mark (company_id, party_id, day);
create index attendance_mark_party on attendance_mark (party_id);
comment on table attendance_mark is 'Days of people that wait to be counted anew';
call enable_company_policy('attendance_mark');
