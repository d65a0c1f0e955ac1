-- needs: platform/party.001
-- needs: modules/personnel/file.001
-- needs: modules/personnel/profile.002
-- needs: modules/organisation/company.001
-- Certificates of employment and of wage: templates of the personnel office, what people ask for, and what was issued.
create table letter_template (
  letter_template_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company on delete cascade,
  title text not null check (title <> ''),
  kind text not null check (kind in ('employment', 'wage')),
  language text not null check (language in ('fa', 'en')),
  -- the line over the letter
  opening text,
  body_text text not null check (body_text <> ''),
  -- office of the signatory, and the name
  signer text not null check (signer <> ''),
  signer_name text,
  -- what is set under it, of the company's own
  signature_id uuid references company_seal on delete set null,
  seal_id uuid references company_seal on delete set null,
  is_active char(1) not null default 'Y' check (is_active in ('Y', 'N')),
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1
);
create index letter_template_party on letter_template (party_id);
create index letter_template_signature on letter_template (signature_id);
create index letter_template_seal on letter_template (seal_id);
comment on table letter_template is 'Text with {{placeholders}}; letters keep their own text, so a template may change';

-- What every new company begins with (letters.seed.ts); its own rows are a copy that it edits.
create table letter_template_default (
  kind text not null,
  language text not null,
  title text not null,
  opening text,
  body_text text not null,
  signer text not null,
  primary key (kind, language)
);

create function lay_letter_templates(owner uuid, only_kinds text[], only_languages text[]) returns void language sql as $$
  insert into letter_template (letter_template_id, party_id, company_id, title, kind, language, opening, body_text, signer, valid)
  select md5(concat_ws('.', owner, d.kind, d.language))::uuid, owner, owner, d.title, d.kind, d.language, d.opening, d.body_text, d.signer, daterange('2021-03-21', null)
  from letter_template_default d where (d.kind, d.language) in (select * from unnest(only_kinds, only_languages))
  on conflict do nothing
$$;
revoke all on function lay_letter_templates from public;
-- who founds a company need not reach it yet
create function lay_letter_templates_of_new() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform lay_letter_templates(new.company_id, array_agg(kind), array_agg(language)) from letter_template_default;
  return null;
end $$;
create trigger lay_letter_templates after insert on company for each row execute function lay_letter_templates_of_new();

-- Signatures and seals as they were set under letters: the company may change its own.
create table letter_picture (
  company_id uuid not null references company,
  -- SHA-256 of the content
  digest text not null,
  content bytea not null,
  primary key (company_id, digest)
);

create table letter (
  letter_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  kind text not null check (kind in ('employment', 'wage')),
  language text not null check (language in ('fa', 'en')),
  addressee text not null check (addressee <> ''),
  note_text text,
  state text not null default 'asked' check (state in ('asked', 'cancelled', 'refused', 'issued', 'withdrawn')),
  asked_at timestamptz not null,
  closed_at timestamptz,
  -- who issued or refused it
  decided_by uuid references party on delete set null,
  -- why it was refused or withdrawn
  reason_text text,
  withdrawn_at timestamptz,
  withdrawn_by uuid references party on delete set null,
  -- of an issued one
  letter_template_id uuid references letter_template on delete set null,
  -- Jalali year, and the number in it
  letter_year smallint,
  letter_number integer check (letter_number > 0),
  issued_on date,
  code text check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
  -- what the public page says of the person
  initials text,
  -- sealed JSON: the text as it was issued
  content text,
  -- field classes that the text holds
  classes text[],
  constraint letter_issued check (
    (state in ('issued', 'withdrawn')) = (letter_number is not null)
    and num_nulls(letter_year, letter_number, issued_on, code, initials, content, classes) in (0, 7)),
  constraint letter_closed check ((state = 'asked') = (closed_at is null)),
  constraint letter_withdrawn check ((state = 'withdrawn') = (withdrawn_at is not null)),
  constraint letter_reason check (state not in ('refused', 'withdrawn') or reason_text <> ''),
  constraint letter_one_number unique (company_id, letter_year, letter_number)
);
create unique index letter_code on letter (code);
create index letter_party on letter (party_id, asked_at desc);
create index letter_inbox on letter (company_id, state, asked_at);
comment on table letter is 'A certificate from its asking on; numbers of a company and Jalali year have no gaps';

-- The last number of a company in a Jalali year; the row is held until the letter is there, so that none is lost.
create table letter_counter (
  company_id uuid not null references company,
  letter_year smallint not null,
  last_number integer not null check (last_number > 0),
  primary key (company_id, letter_year)
);

-- What was issued stays as it is; it may only be withdrawn.
create function keep_issued_letter() returns trigger language plpgsql as $$
begin
  if (old.company_id, old.party_id, old.kind, old.language, old.addressee, old.letter_year, old.letter_number, old.issued_on, old.code, old.initials, old.classes, old.closed_at)
    is distinct from (new.company_id, new.party_id, new.kind, new.language, new.addressee, new.letter_year, new.letter_number, new.issued_on, new.code, new.initials, new.classes, new.closed_at)
    or new.state not in ('issued', 'withdrawn') or old.state = 'withdrawn' and new.state = 'issued'
  then
    raise exception 'an issued letter does not change' using errcode = 'check_violation', constraint = 'letter_kept';
  end if;
  return new;
end $$;
create trigger letter_kept before update on letter for each row when (old.letter_number is not null) execute function keep_issued_letter();

-- Asked by somebody of no company, hence as the owner of the table: no more than whoever holds the paper can see.
create function letter_of_code(given text)
returns table (state text, kind text, language text, issued_on date, initials text, letter_year smallint, letter_number integer, company_name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.state, l.kind, l.language, l.issued_on, l.initials, l.letter_year, l.letter_number, c.organization_name
  from public.letter l join public.company c on c.company_id = l.company_id where l.code = given
$$;

call enable_company_policy('letter_template');
call enable_company_policy('letter');
call enable_company_policy('letter_counter');
call enable_company_policy('letter_picture');
