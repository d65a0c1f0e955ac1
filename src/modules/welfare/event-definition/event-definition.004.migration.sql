-- needs: modules/welfare/event-definition.003
-- Who may overrule a condition of an event, as of loans (issue 24; guide welfare 7.10).
alter table welfare_event_condition add column overruled_by text not null default 'nobody' check (overruled_by in ('nobody', 'responsible', 'chain'));
