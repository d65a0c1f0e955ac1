-- needs: modules/organisation/positions.001
-- needs: modules/organisation/jobs.002
-- The class in which a post carries its job (guide organisation 5.5, jobGradeId): said with the job, hence dated with it, and
-- always one of that job. A class that a post has ever had is not removed from its job.
alter table job_grade add constraint job_grade_of_job unique (job_id, job_grade_id);
alter table empl_position_job add column job_grade_id uuid;
alter table empl_position_job add constraint empl_position_job_class foreign key (job_id, job_grade_id) references job_grade (job_id, job_grade_id);
create index empl_position_job_grade on empl_position_job (job_grade_id) where job_grade_id is not null;
