-- needs: modules/personnel/employment.002
-- An end that a decision beside the file has made (an order) is taken back with that alone.
alter table employment_end
  -- id of the decision, which another module keeps; null: ended by hand
  add column decided_by uuid,
  -- how the decision is called, in words
  add column decided_as text,
  add constraint employment_end_decided check ((decided_by is null) = (decided_as is null));
