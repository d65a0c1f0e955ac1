-- needs: platform/import-export.003
-- Who has pressed "apply": what a run writes is written, and audited, in that one's name. Absent while nobody has, and of runs of the command line.
alter table import_run add applied_by uuid;
alter table import_run add applied_party uuid;
