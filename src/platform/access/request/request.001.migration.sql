-- needs: platform/identity.001
-- Who asked for access to which page: once a day for each page, so that nobody is flooded.
create table access_request (
  user_id uuid not null references user_account on delete cascade,
  company_id uuid not null references company on delete cascade,
  path text not null check (length(path) <= 200),
  asked_on date not null,
  primary key (user_id, path, asked_on)
);
create index access_request_company on access_request (company_id, asked_on);
comment on table access_request is 'Requests made on the page that refuses an address; administrators get a message';
call enable_company_policy('access_request');
