-- What an import brings is of one clock too: a delivery for each batch, which goes when the import is taken back.
alter table clock_delivery drop constraint clock_delivery_from, drop constraint clock_delivery_day;
alter table clock_delivery drop column run_id;
alter table clock_delivery alter column clock_device_id set not null;
create unique index clock_delivery_day on clock_delivery (clock_device_id, source, day) where source <> 'import';
comment on table clock_delivery is 'What brought events: a batch of an import, or a day of a clock';
