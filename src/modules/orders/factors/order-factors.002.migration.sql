-- Bounds of what is typed for a person, by formulas of the same names: rials, or points of a factor that has them.
alter table order_rule
  add column least_text text check (least_text <> ''),
  add column most_text text check (most_text <> '');
