-- What a case was stuck at stayed behind when somebody had gone past it, or had tried a gateway again: such a case is not stuck.
delete from process_incident x where not exists (
  select from process_instance i, json_array_elements(i.state -> 'tokens') as t
  where i.process_instance_id = x.process_instance_id and (t ->> 'id')::int = x.token and t ->> 'incident' is not null);
