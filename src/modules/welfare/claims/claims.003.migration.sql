-- needs: modules/welfare/claims.001
-- Lists of lines show the newest service first: they are read in that order and not sorted (issue 24, 50,000 claims).
create index compensation_line_day on compensation_line (company_id, service_date desc, compensation_line_id desc);
