-- needs: platform/party.001
-- Name words are derived from rows of person, whose company is checked there: a second check for each of a dozen
-- deletions of a new name cost more than writing them.
alter table name_word drop constraint name_word_company_id_fkey;

-- As before, without a function call for each word.
create or replace function keep_name_words() returns trigger language plpgsql as $$
begin
  insert into name_word (company_id, deletion, word)
  select n.company_id, case when i = 0 then n.word else overlay(n.word placing '' from i for 1) end as deletion, n.word
  from (select distinct company_id, unnest(search_words) as word from new_rows) as n
  cross join generate_series(0, case when length(n.word) >= 3 then length(n.word) else 0 end) as i
  where not exists (select 1 from name_word k where k.company_id = n.company_id and k.deletion = n.word and k.word = n.word)
  order by 1, 2, 3
  on conflict do nothing;
  return null;
end $$;
drop function word_deletions(text);
