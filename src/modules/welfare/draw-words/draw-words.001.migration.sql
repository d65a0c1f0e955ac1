-- needs: modules/welfare/loan-provision.002
-- needs: modules/welfare/service-allocation.003
-- The seed of a draw is sealed by the server as soon as it is made: whoever reads the tables or a backup cannot know the places before the draw.
-- Words that stand in the clear are read as they stand until they are sealed (platform/secrets).
alter table loan_budget alter column draw_word drop default, alter column draw_word drop not null;
alter table welfare_allocation alter column draw_word drop default, alter column draw_word drop not null;

drop trigger keep_loan_budget_seed on loan_budget;
drop function keep_loan_budget_seed();
drop trigger keep_welfare_allocation_seed on welfare_allocation;
drop function keep_welfare_allocation_seed();

-- The seed is nobody's choice: it and its hash stay what they were. Upkeep alone stores the same word under another seal.
create function keep_draw_word() returns trigger language plpgsql as $$
begin
  if old.draw_word is null then
    return new;
  end if;
  new.draw_hash := old.draw_hash;
  if current_setting('app.past', true) is distinct from 'open' or new.draw_word is null or not starts_with(new.draw_word, 'enc:') then
    new.draw_word := old.draw_word;
  end if;
  return new;
end $$;
create trigger keep_draw_word before update on loan_budget for each row execute function keep_draw_word();
create trigger keep_draw_word before update on welfare_allocation for each row execute function keep_draw_word();
