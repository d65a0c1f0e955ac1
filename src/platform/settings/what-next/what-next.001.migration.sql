-- needs: platform/settings.001
-- What an administrator has said of the machine that the program cannot see by itself: since which day a step after the set-up is done.
create table what_next_confirmation (
  step text primary key check (step in ('backup', 'masterKey', 'holidays')),
  confirmed_on date not null,
  -- what the word is about, without which it no longer counts: the fingerprint of the master key, the Jalali year
  about text not null default '',
  confirmed_by uuid not null references party
);
comment on table what_next_confirmation is 'Of the whole installation (docs/adr/0038), and no row of a company or a person: without row policy';
