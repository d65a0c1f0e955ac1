import { ColleagueField } from '#platform/tasks/sheet/colleague-field.tsx';
import { substituteOptions } from '#platform/tasks/substitutions/substitutions.contract.ts';
import type { missingOf } from '#platform/tasks/variables.ui.ts';
import { useMay } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { FileField } from '#ui/file-field/file-field.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { MinutesField } from '#ui/minutes-field/minutes-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import type { OwnLeave } from '../leave.contract.ts';
import styles from '../leave.module.css';
import words from '../leave-page.messages.fa.ts';
import { type LeaveRequestInput, MOST_NOTE, paper } from './leave-request.form.ts';
import { halves, modes } from './leave-time.rules.ts';

export type Kind = OwnLeave['kinds'][number];
/** What was said so far. */
export type Draft = Partial<LeaveRequestInput>;

interface RequestFieldsProps {
  kinds: readonly Kind[];
  values: Draft;
  /** Name of the substitute who stands there. */
  substituteName?: string | undefined;
  errors: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onChange: (change: Draft) => void;
}

/** What counts of a kind, in a line below the field. */
function rulesOf({ counts, mostDays, paidBy }: Kind): string {
  return [words.counts[counts], words.paidBy[paidBy], ...(mostDays === null ? [] : [words.mostDays({ days: formatNumber(mostDays) })])].join(words.separator);
}

/** The fields that must be filled, with what stands in them. */
export function neededOf(
  kinds: readonly Kind[],
  { leaveTypeId, mode = 'daily', fromDate, thruDate, half, fromMinute, toMinute, document }: Draft,
): Parameters<typeof missingOf>[0] {
  const isDaily = mode === 'daily';
  return {
    leaveTypeId: [words.kind, leaveTypeId],
    fromDate: [isDaily ? words.fromDate : words.date, fromDate],
    ...(isDaily ? { thruDate: [words.thruDate, thruDate] } : {}),
    ...(mode === 'half' ? { half: [words.half, half] } : {}),
    ...(mode === 'hourly' ? { fromMinute: [words.fromMinute, fromMinute], toMinute: [words.toMinute, toMinute] } : {}),
    ...(kinds.find((kind) => kind.leaveTypeId === leaveTypeId)?.needsDocument ? { document: [words.document, document] } : {}),
  };
}

/** Kind and time of a leave, who stands in, and why. */
export function RequestFields({ kinds, values, substituteName, errors, isReadOnly, onChange }: RequestFieldsProps) {
  const kind = kinds.find(({ leaveTypeId }) => leaveTypeId === values.leaveTypeId);
  const { mode = 'daily' } = values;
  const mayFindColleagues = useMay(substituteOptions);
  const at = (name: keyof LeaveRequestInput) => ({ error: errors[name] ?? errors[`variables.${name}`], isReadOnly });
  return (
    <FieldGrid>
      <FieldCell span="half">
        <SelectField
          {...at('leaveTypeId')}
          label={words.kind}
          isRequired
          help={kind === undefined ? undefined : rulesOf(kind)}
          value={values.leaveTypeId ?? null}
          options={kinds.map(({ leaveTypeId, title }) => ({ id: leaveTypeId, label: title }))}
          onChange={(id) => {
            const next = kinds.find(({ leaveTypeId }) => leaveTypeId === id);
            onChange({ leaveTypeId: id ?? undefined, ...(next?.allowsHours === false ? { mode: 'daily' as const } : {}) } as Draft);
          }}
        />
      </FieldCell>
      <FieldCell span="half">
        <Stack gap={1}>
          <Text size="label" tone="muted">
            {words.mode}
          </Text>
          <Segmented
            label={words.mode}
            isLabelHidden
            value={mode}
            isDisabled={isReadOnly}
            options={modes.map((value) => ({ value, label: words.modes[value], isDisabled: value !== 'daily' && kind?.allowsHours === false }))}
            onChange={(value) => onChange({ mode: value })}
          />
        </Stack>
      </FieldCell>
      <TimeFields {...{ values, at, onChange, isReadOnly }} mode={mode} />
      {mayFindColleagues ? (
        <FieldCell span="full">
          <ColleagueField
            {...at('substitutePartyId')}
            label={words.substitute}
            help={words.substituteHelp}
            url={substituteOptions.path}
            isClearable
            value={values.substitutePartyId ?? null}
            {...defined({ initialLabel: substituteName })}
            onChange={(substitutePartyId) => onChange({ substitutePartyId })}
          />
        </FieldCell>
      ) : null}
      <FieldCell span="full">
        <TextArea {...at('note')} label={words.note} help={words.noteHelp} rows={2} maxLength={MOST_NOTE} value={values.note ?? ''} onChange={(note) => onChange({ note })} />
      </FieldCell>
      {kind?.needsDocument ? (
        <FieldCell span="full">
          <FileField
            {...at('document')}
            {...paper}
            label={words.document}
            isRequired
            look="button"
            value={values.document ?? null}
            onChange={(document) => onChange({ document })}
          />
        </FieldCell>
      ) : null}
    </FieldGrid>
  );
}

interface TimeFieldsProps {
  values: Draft;
  mode: LeaveRequestInput['mode'];
  isReadOnly: boolean;
  at: (name: keyof LeaveRequestInput) => { error: string | undefined; isReadOnly: boolean };
  onChange: (change: Draft) => void;
}

function TimeFields({ values, mode, at, isReadOnly, onChange }: TimeFieldsProps) {
  const isDaily = mode === 'daily';
  return (
    <>
      <FieldCell span="half">
        <DateField
          {...at('fromDate')}
          label={isDaily ? words.fromDate : words.date}
          isRequired
          value={values.fromDate ?? null}
          // the last day follows until it is said
          onChange={(day) =>
            onChange({ fromDate: day ?? undefined, ...(values.thruDate === undefined || (day !== null && values.thruDate < day) ? { thruDate: day ?? undefined } : {}) } as Draft)
          }
        />
      </FieldCell>
      {isDaily ? (
        <FieldCell span="half">
          <DateField {...at('thruDate')} label={words.thruDate} isRequired value={values.thruDate ?? null} onChange={(day) => onChange({ thruDate: day ?? undefined } as Draft)} />
        </FieldCell>
      ) : null}
      {mode === 'half' ? (
        <FieldCell span="half">
          <SelectField
            {...at('half')}
            label={words.half}
            isRequired
            value={values.half ?? null}
            options={halves.map((id) => ({ id, label: words.halves[id] }))}
            onChange={(half) => onChange({ half: halves.find((one) => one === half) ?? null })}
          />
        </FieldCell>
      ) : null}
      {mode === 'hourly' ? (
        <FieldCell span="half">
          <div className={styles.pair}>
            <MinutesField
              {...at('fromMinute')}
              kind="time"
              label={words.fromMinute}
              isRequired
              isReadOnly={isReadOnly}
              value={values.fromMinute ?? null}
              onChange={(fromMinute) => onChange({ fromMinute })}
            />
            <MinutesField
              {...at('toMinute')}
              kind="time"
              label={words.toMinute}
              isRequired
              isReadOnly={isReadOnly}
              value={values.toMinute ?? null}
              onChange={(toMinute) => onChange({ toMinute })}
            />
          </div>
        </FieldCell>
      ) : null}
    </>
  );
}
