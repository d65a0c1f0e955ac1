-- needs: platform/party.001
create table sample_area_sample_things (
  id uuid primary key,
  company_id uuid not null references company,
  title text not null check (title <> ''),
  -- the title as it is compared: folded
  title_key text not null check (title_key <> '')
);
create unique index sample_area_sample_things_title on sample_area_sample_things (company_id, title_key);
call enable_company_policy('sample_area_sample_things');
