-- needs: platform/party/parts.001
-- Who held which post on a day that is over stays: a link that has begun is closed and another one opened, or corrected.
call keep_past_of('empl_position_party');
