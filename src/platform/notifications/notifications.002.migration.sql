-- needs: platform/notifications.001
-- As before, asked once for each statement instead of once for each row.
alter policy own_rows on notification_message_user using ((select app_party()) is null or party_id = (select app_party()));
alter policy own_changes on notification_message_user using ((select app_party()) is null or party_id = (select app_party()));
alter policy own_removals on notification_message_user using ((select app_party()) is null or party_id = (select app_party()));
