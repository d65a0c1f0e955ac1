-- needs: platform/workflow.005
-- What people say at an act on a case has a column of its own, which is sealed like their other words; what lies in the clear is sealed by the job that seals (platform/secrets).
alter table process_event add column comment_text text;
update process_event set comment_text = nullif(detail ->> 'comment', ''), detail = detail - 'comment' where detail ? 'comment';
