-- needs: modules/personnel/family.001
-- A relative who has died stays in the file: a marriage ends with it, and nobody depends on the person any more.
alter table family_member add column death_date date check (death_date >= birth_date);
