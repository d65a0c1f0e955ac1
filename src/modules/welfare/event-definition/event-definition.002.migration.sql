-- needs: modules/welfare/event-definition.001
-- needs: platform/db.002
-- A quota is a number of places or a part of those of all slots, which then follows them (issue 24, point 7).
alter table welfare_event_quota alter column capacity drop not null,
  add column percent numeric(6, 3) check (percent > 0 and percent <= 100),
  add constraint welfare_event_quota_either check ((capacity is null) <> (percent is null));

create view welfare_quota_places with (security_invoker = true) as
select q.welfare_event_quota_id, q.company_id, q.welfare_event_id, q.welfare_group_id,
  coalesce(q.capacity, floor(q.percent * (select coalesce(sum(s.capacity), 0) from welfare_slot s where s.welfare_event_id = q.welfare_event_id) / 100)::int) as places
from welfare_event_quota q;
comment on view welfare_quota_places is 'Places of each quota of an event, of those in percent whole ones alone';
