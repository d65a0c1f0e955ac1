import { memo, Suspense, useEffect } from 'react';
import { type FieldDefinition, type PlacedField, pathOf, valueAt } from '#kernel/form/definition.ts';
import { display } from '#kernel/form/display.ts';
import { cx } from '#ui/cx/cx.ts';
import { FieldGroup, FieldNote } from '#ui/field/field.tsx';
import { FieldCell } from '#ui/field-grid/field-grid.tsx';
import { today } from '#ui/format/today.ts';
import { type ControlProps, useDisplayPrefs } from './controls/control.ts';
import { controls } from './controls/registry.ts';
import messages from './form.messages.fa.ts';
import styles from './form-field.module.css';
import { useFormFact, useFormField, useFormStore, useIsShown } from './hooks.ts';
import { useFormScope } from './scope.ts';

/** One field of the definition in its cell of the grid. */
export function FieldPlace({ field }: { field: FieldDefinition }) {
  if (field.type === 'group') return <GroupPlace group={field} />;
  return <FieldAtPath field={field} path={pathOf(field)} />;
}

/** Its control is drawn again only when what this one field shows has changed. */
const FieldAtPath = memo(function FieldAtPath(placed: PlacedField) {
  const { field, path } = placed;
  if (!useIsShown(path)) return null;
  return (
    <FieldCell span={field.col} className={cx(styles.cell, field.col === 12 && styles.row, field.className)}>
      <FieldControl {...placed} />
    </FieldCell>
  );
});

/** Fields joined to one line, e.g. an area code and a number; each keeps its own name for a screen reader. */
function GroupPlace({ group }: { group: FieldDefinition }) {
  const store = useFormStore();
  const members = (group.items ?? []).map((item) => ({ field: item, path: `${group.name}.${item.name}`, within: group }));
  const isSeen = useFormFact(() => members.some(({ path }) => store.field(path).isVisible));
  const isRequired = useFormFact(() => members.some(({ path }) => store.field(path).isRequired));
  const help = useHelp(group);
  if (!isSeen) return null;
  return (
    <FieldCell span={group.col} className={group.className}>
      <FieldGroup label={group.label} isRequired={isRequired}>
        <div className={styles.joined}>
          {members.map((placed) => (
            <Member key={placed.path} {...placed} />
          ))}
        </div>
        <FieldNote help={help} />
      </FieldGroup>
    </FieldCell>
  );
}

/** The help of a field; one that is a rule follows the values. */
const useHelp = ({ help }: FieldDefinition): string | undefined => useFormFact(({ values }) => (typeof help === 'function' ? help(values, today()) : help));

function Member(placed: PlacedField) {
  const { field, path } = placed;
  if (!useIsShown(path)) return null;
  return (
    <div className={styles.member} style={{ flexGrow: typeof field.col === 'number' ? field.col : 1 }}>
      <FieldControl {...placed} isLabelHidden />
    </div>
  );
}

/** The label while a chunk is on its way, so that nothing jumps when it arrives. */
const Waiting = ({ label }: { label: string }) => <div className={styles.waiting}>{label}</div>;

/** The control of a field alone, wherever it stands inside a form store and scope: in the grid of a form, in a cell of a table. */
export function FieldControl({ isLabelHidden = false, ...placed }: PlacedField & { isLabelHidden?: boolean }) {
  const { field, path } = placed;
  const store = useFormStore();
  const view = useFormField(path);
  const prefs = useDisplayPrefs();
  const help = useHelp(field);
  // a reset gives every control another id, by which it forgets half-typed text
  useFormFact(({ round }) => round);
  const { idOf, isEditing, onLeave, elements } = useFormScope();
  // what is half typed goes with the control
  useEffect(() => () => store.noteProblem(path, undefined), [store, path]);
  const { value, state } = view;
  const isChanged = isEditing && view.isChanged;
  const stored = isChanged ? (valueAt(store.snapshot().base, path) ?? null) : undefined;
  const control: ControlProps = {
    field,
    value,
    stored,
    onChange: (next, others = {}) => store.setValues({ [path]: next, ...others }),
    shared: {
      id: idOf(path),
      name: path,
      label: field.label,
      help: state !== undefined && !state.error ? state.helper : help,
      error: state?.error === true ? (state.helper ?? messages.wrongValue) : undefined,
      isRequired: view.isRequired,
      isDisabled: field.disabled === true,
      isReadOnly: view.isReadOnly,
      isChanged,
      previous: isChanged && !view.isReadOnly ? display(field, stored, [], prefs) : undefined,
      isLabelHidden,
      onBlur: () => onLeave(placed),
      onProblem: (message) => store.noteProblem(path, message),
    },
  };
  const element = elements[field.name];
  if (element !== undefined) return typeof element === 'function' ? element(control) : element;
  if (field.type === 'group' || field.type === 'component') return null;
  const Control = controls[field.type];
  return (
    <Suspense fallback={<Waiting label={field.label} />}>
      <Control {...control} />
    </Suspense>
  );
}
