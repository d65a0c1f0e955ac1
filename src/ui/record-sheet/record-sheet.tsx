/**
 * The sheet of one record that the address names: read, headed, shown with its tabs; or the form of a new one. A screen
 * declares it.
 */
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import type { FormDefinition } from '#kernel/form/definition.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import type { Screen, SearchTable } from '#kernel/screen.ts';
import { AsOf, AsOfNotice } from '#ui/as-of/as-of.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm, type DefinedFormProps } from '#ui/form/form.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import type { Read } from '#ui/read/read.ts';
import { StoredRecord, type StoredRecordProps } from '#ui/read/stored-record.tsx';
import { ScreenLink, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';

/** In the place of an id: a record that is being made. */
export const NEW = 'new';

/** Which record, and the day to look at (ISO; today when absent). */
export interface SheetAt {
  readonly id: string;
  readonly asOf?: string | undefined;
}

export interface SheetOf<R> {
  readonly record: R;
  readonly at: SheetAt;
}

export interface SheetSpec<R> {
  /** Its address without an id is the list, where the way back leads. */
  readonly screen: Screen<string, SearchTable>;
  readonly words: StoredRecordProps<R>['words'] & { readonly back: string; readonly tabs?: string };
  /** Of a record that says something else on other days: the day is chosen above it. */
  readonly isDated?: true;
  useRead(at: SheetAt): Read<R>;
  /** Heading and form of a new record; its rights are those of the way here. */
  readonly fresh?: { readonly title: string; readonly Form: ComponentType<Pick<SheetAt, 'asOf'>> };
  title(record: R): ReactNode;
  lead?(record: R): ReactNode;
  badge?(record: R): ReactNode;
  /** Beside the way back. */
  readonly Acts?: ComponentType<SheetOf<R>>;
  /** Between the head and the tabs. */
  readonly Body: ComponentType<SheetOf<R>>;
  readonly tabs?: readonly ScreenTab<SheetAt>[];
}

/** Makes the sheet: a component of the record's id. */
export function recordSheet<R>(spec: SheetSpec<R>) {
  const { fresh } = spec;
  function RecordSheet(at: SheetAt) {
    if (at.id !== NEW || fresh === undefined) return <Stored spec={spec} at={at} />;
    return (
      <>
        <PageHeader title={fresh.title} actions={<Back spec={spec} at={at} />} />
        <fresh.Form asOf={at.asOf} />
      </>
    );
  }
  return RecordSheet;
}

interface PartProps<R> {
  readonly spec: SheetSpec<R>;
  readonly at: SheetAt;
}

const Back = <R,>({ spec: { screen, words }, at: { asOf } }: PartProps<R>) => (
  <ScreenLink to={screen} search={{ asOf }} className={buttonClass()}>
    {words.back}
  </ScreenLink>
);

function Stored<R>({ spec, at }: PartProps<R>) {
  const { screen, words, isDated = false, title, lead, badge, Acts, Body, tabs } = spec;
  const setSearch = useSetScreenSearch(screen);
  const day = isDated ? <AsOf value={at.asOf} onChange={(next) => void setSearch({ asOf: next })} /> : null;
  const back = <Back spec={spec} at={at} />;
  return (
    <StoredRecord of={spec.useRead(at)} words={words} back={back} above={day}>
      {(record) => (
        <>
          <PageHeader
            title={title(record)}
            lead={lead?.(record)}
            badge={badge?.(record)}
            actions={
              <>
                {back}
                {Acts === undefined ? null : <Acts record={record} at={at} />}
              </>
            }
          />
          {day}
          {isDated ? <AsOfNotice value={at.asOf} /> : null}
          <Body record={record} at={at} />
          {tabs === undefined ? null : <ScreenTabs screen={screen} label={words.tabs ?? ''} tabs={tabs} at={at} />}
        </>
      )}
    </StoredRecord>
  );
}

/** The form of what a record says: for reading where the reader may not make the call. */
export function RecordFacts<D extends FormDefinition, C extends AnyCall>(props: DefinedFormProps<D, C> & { call: C }) {
  const { of, call } = props;
  const mayEdit = useMay(call);
  const form = useMemo(() => (mayEdit ? of : readOnlyForm(of)), [mayEdit, of]);
  return <DefinedForm {...props} of={form} />;
}
