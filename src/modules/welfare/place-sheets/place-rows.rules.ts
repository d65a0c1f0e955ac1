/** What rows of a sheet of places may not say of the events and services that they name. Pure. */
import type { FileRow, RowFault } from '#platform/import-export/kind.define.ts';
import { heldBy, type Quota } from '../event-definition/quota.rules.ts';

export interface KnownSlot {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  /** ISO days, both within. */
  readonly fromDate: string;
  readonly thruDate: string;
  readonly capacity: number;
  /** Places that somebody has. */
  readonly taken: number;
}

export interface KnownEvent {
  readonly id: string;
  /** As it was asked for. */
  readonly code: string;
  /** Of a stay its units. */
  readonly units: number | null;
  /** Its list is made of what it has. */
  readonly isClosed: boolean;
  readonly slots: readonly KnownSlot[];
  readonly quotas: readonly Quota[];
}

export interface KnownUnit {
  readonly id: string;
  readonly code: string;
  readonly title: string | null;
  readonly beds: number;
  /** Most persons who have a place in it at once. */
  readonly persons: number;
}

export interface KnownStay {
  readonly id: string;
  /** As it was asked for. */
  readonly code: string;
  readonly units: readonly KnownUnit[];
}

const upper = (code: string | undefined): string => (code ?? '').toUpperCase();

/** By code, whose letter case does not matter. */
export const byCode = <T extends { readonly code: string }>(known: readonly T[], code: string | undefined): T | undefined => known.find((one) => upper(one.code) === upper(code));

function slotFault({ row, values: { fromDate, thruDate, capacity } }: FileRow, { units, isClosed }: KnownEvent, slot: KnownSlot | undefined): RowFault | undefined {
  if (isClosed) return { row, column: 'eventCode', code: 'event_closed' };
  const [places, taken] = [Number(capacity), slot?.taken ?? 0];
  if (units !== null && places > units) return { row, column: 'capacity', code: 'beyond_units', facts: { units } };
  if (places < taken) return { row, column: 'capacity', code: 'below_taken', facts: { taken } };
  if (taken > 0 && (slot?.fromDate !== fromDate || slot?.thruDate !== thruDate)) return { row, column: 'fromDate', code: 'slot_has_places', facts: { taken } };
  return undefined;
}

/** The same slot in an earlier row. */
function doubled(rows: readonly FileRow[], at: number, names: readonly [string, string]): RowFault | undefined {
  const [own, [, column]] = [rows[at], names];
  const other = rows.slice(0, at).find(({ values }) => names.every((name) => upper(values[name]) === upper(own?.values[name])));
  return own !== undefined && other !== undefined ? { row: own.row, column, code: 'duplicate_code', facts: { other: other.row } } : undefined;
}

/** Of slots; `events`: those that the rows name. */
export function slotFaults(rows: readonly FileRow[], events: readonly KnownEvent[]): RowFault[] {
  const own = rows.map((row, at): RowFault | undefined => {
    const event = byCode(events, row.values['eventCode']);
    if (event === undefined) return { row: row.row, column: 'eventCode', code: 'unknown_event' };
    return doubled(rows, at, ['eventCode', 'slotCode']) ?? slotFault(row, event, byCode(event.slots, row.values['slotCode']));
  });
  const sums = events.flatMap((event): RowFault[] => {
    const said = rows.filter(({ values }) => upper(values['eventCode']) === upper(event.code));
    const kept = event.slots.filter(({ code }) => !said.some(({ values }) => upper(values['slotCode']) === upper(code)));
    const places = [...kept.map(({ capacity }) => capacity), ...said.map(({ values }) => Number(values['capacity']))].reduce((sum, one) => sum + one, 0);
    const [held, last] = [heldBy(event.quotas, places), said.at(-1)];
    return held > places && last !== undefined ? [{ row: last.row, column: 'capacity', code: 'below_quotas', facts: { held } }] : [];
  });
  const faults = own.filter((one) => one !== undefined);
  return [...faults, ...sums.filter(({ row }) => !faults.some((one) => one.row === row))];
}

function unitFault({ row, values: { beds } }: FileRow, unit: KnownUnit | undefined): RowFault | undefined {
  const persons = unit?.persons ?? 0;
  return Number(beds) < 1
    ? { row, column: 'beds', code: 'bad_number', facts: { min: 1, max: 100 } }
    : Number(beds) < persons
      ? { row, column: 'beds', code: 'unit_too_small', facts: { persons } }
      : undefined;
}

/** Of units; `stays`: services that the rows name. */
export const unitFaults = (rows: readonly FileRow[], stays: readonly KnownStay[]): RowFault[] =>
  rows
    .map((row, at): RowFault | undefined => {
      const stay = byCode(stays, row.values['serviceCode']);
      if (stay === undefined) return { row: row.row, column: 'serviceCode', code: 'unknown_stay' };
      return doubled(rows, at, ['serviceCode', 'unitCode']) ?? unitFault(row, byCode(stay.units, row.values['unitCode']));
    })
    .filter((one) => one !== undefined);
