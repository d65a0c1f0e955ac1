-- needs: modules/orders/book/order-book.001
-- needs: platform/runs.001
-- Orders of more people than a case is about are issued by a run, in parts: each part is an issue with a case of its own, and knows its run.
alter table order_issue add column run_id uuid references run on delete set null;
create index order_issue_run on order_issue (run_id) where run_id is not null;
