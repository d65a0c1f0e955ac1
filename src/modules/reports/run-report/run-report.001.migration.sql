-- needs: platform/workflow.001
-- Figures of processes over a period (reports/run-report): cases by when they were begun and ended, answers by when they were given,
-- and who claimed what. Columns that a running step does not touch, so that its update of the case stays cheap.
create index process_instance_started on process_instance (company_id, started_at);
create index process_instance_ended on process_instance (company_id, ended_at) where ended_at is not null;
create index process_task_closed on process_task (closed_at) where status = 'completed';
create index process_event_claimed on process_event (process_instance_id) where kind = 'claimed';
