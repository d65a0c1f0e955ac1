-- needs: platform/access.003
-- Orders of employment are written by the group orderOfficer, which knows pay; the HR officer, who does not, observes them. What an administrator
-- has decided by hand stays.
delete from user_group_permission p using user_group g
where g.user_group_id = p.user_group_id and p.user_group_id = 'hrOfficer' and p.permission = 'emplOrder' and g.edited_at is null;
