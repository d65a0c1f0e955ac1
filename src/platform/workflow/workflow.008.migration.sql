-- needs: platform/workflow.007
-- The text that a diagram was read from, as it came: with what the engine has no place for. `xml` is what the version says now; it goes once an element is filled in.
alter table process_definition add column source_xml text;
