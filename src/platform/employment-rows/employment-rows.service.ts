/** How rows of employments are written: of somebody else, in reach, by whoever may see what they say. The way is that of platform/records. */
import type { AnyCall } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db, Sql, Tx } from '#platform/db/db.server.ts';
import { deleteRecord, insertRecord, updateRecord } from '#platform/db/records.server.ts';
import type { Actor, Route, RowScope } from '#platform/http/context.server.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import type { ListedRecords } from '#platform/records/records.define.ts';
import { type RecordKind, type RecordWriting, writeRoutes } from '#platform/records/write.service.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { type Days, meets } from './days.rules.ts';
import { employmentRowErrors } from './employment-rows.errors.ts';
import { besideOf, employmentSource, type HeldEmployment, holdByCode, holdRow, valueColumns } from './employment-rows.store.ts';

/** What is about to be written; `values` are those of the form and what the row says besides it. */
export interface Judged {
  readonly employment: HeldEmployment;
  readonly values: FormValues;
  readonly id: string;
  /** Empty of a new row. */
  readonly before: FormValues;
}

/** Where the rows lie; `t` is the table, whose key is called after it, `r` the employment and `p` the person. */
export interface EmploymentRows {
  readonly records: ListedRecords & { readonly changeForm: FormDefinition };
  readonly table: string;
  /** Who does not hold it for somebody does not write of them either. */
  readonly fieldClass: FieldClass;
  /** Field of the form, and what a new row says besides it, to its column. */
  readonly columns: Readonly<Record<string, string>>;
  /** What a list is asked for and a new row says besides its form. */
  readonly under?: readonly string[];
  /** Fields of a new row that no change says. */
  readonly fixed?: readonly string[];
  /** Rows that are there on the days of `valid`, with the fields fromDate and thruDate. */
  readonly isDated?: true;
  /** What else a list may be narrowed by; undefined where it is not. Throws notFound of what is out of scope. */
  narrowedBy?(db: Db, scope: RowScope, query: FormValues): Promise<Sql | undefined>;
  /** Columns and fields that are read from elsewhere. */
  readonly shown?: Readonly<Record<string, Sql>>;
  /** The same of a day (ISO), in lists alone. */
  shownOn?(day: string): Readonly<Record<string, Sql>>;
  /** Order of the list where none is asked for; by the names of people when absent. */
  readonly order?: Sql;
  /** Stored for a field left empty. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Days on some of which the employment of a new row must stand. */
  daysOf(values: FormValues): Days;
  /** What only the database knows of the values; throws. */
  check?(tx: Tx, judged: Judged): Promise<void>;
  /** Throws where this row is not to go. */
  mayRemove?(tx: Tx, id: string): Promise<void>;
}

interface Writing extends RecordWriting {
  readonly rows: RowScope;
}

interface RowOwner {
  readonly employment: HeldEmployment;
  readonly beside: FormValues;
}

/** Throws ownByOthers and classHidden. */
function mayWrite(actor: Actor, call: AnyCall, partyId: string, fieldClass: FieldClass): void {
  refuseOwn({ actor }, call, partyId);
  if (!classesOf(actor, call)(partyId).has(fieldClass)) throw employmentRowErrors.error('classHidden');
}

/** The employment that a new row names. Throws unknownCode, notEmployed and as mayWrite. */
async function ownerOf({ tx, actor, rows: scope, body }: Writing, rows: EmploymentRows): Promise<RowOwner> {
  const days = rows.daysOf(body);
  const employment = await holdByCode(tx, scope, actor.companyId, String(body['pseudoId']), days);
  if (employment === undefined) throw employmentRowErrors.error('unknownCode', { fields: { pseudoId: 'unknownCode' } });
  mayWrite(actor, rows.records.create, employment.partyId, rows.fieldClass);
  if (!meets(employment, days)) throw employmentRowErrors.error('notEmployed', { fields: { pseudoId: 'notEmployed' } });
  return { employment, beside: Object.fromEntries(besideOf(rows).map((name) => [name, body[name]])) };
}

function kindOf(rows: EmploymentRows): RecordKind<RowOwner, Writing> {
  const { records, table, fieldClass } = rows;
  const fields = fieldsOf(records.changeForm).map(({ path }) => path);
  return {
    records,
    refuse: (name, detail) => employmentRowErrors.error(name, detail),
    ownerOf: (writing) => ownerOf(writing, rows),
    async hold({ tx, actor, rows: scope }, id, by) {
      const found = await holdRow(tx, rows, scope, id);
      if (found === undefined) return undefined;
      const { employment, beside, rowVersion, values } = found;
      mayWrite(actor, by, employment.partyId, fieldClass);
      return { id, owner: { employment, beside }, rowVersion, values };
    },
    valuesOf: (said) => Object.fromEntries(fields.map((name) => [name, said[name] ?? null])),
    check: async ({ tx }, { of: { id, owner }, before, after }) => rows.check?.(tx, { employment: owner.employment, id, before, values: { ...owner.beside, ...after } }),
    async insert({ tx, actor }, { id, owner: { employment, beside } }, values) {
      const { companyId, partyRelationshipId } = employment;
      const columns = valueColumns(rows, { ...beside, ...values });
      await insertRecord(tx, table, id, { company_id: companyId, party_relationship_id: partyRelationshipId, changed_by: actor.partyId, ...columns });
      return id;
    },
    update: async ({ tx, actor, clock }, { id }, values) => {
      const changed = { changed_by: actor.partyId, changed_at: new Date(clock.now()).toISOString() };
      return { id, ...(await updateRecord(tx, table, id, { ...valueColumns(rows, values), ...changed })) };
    },
    mayRemove: async ({ tx }, { id }) => rows.mayRemove?.(tx, id),
    remove: ({ tx }, { id }) => deleteRecord(tx, table, id),
    about: ({ employment: { companyId, partyId } }) => ({ companyId, subjectPartyId: partyId }),
    belongs: ({ employment: { partyRelationshipId }, beside }) => ({ partyRelationshipId, ...beside }),
    sealed: fieldClass === 'public' ? new Set() : new Set(fields),
    asListed: ({ values, rowVersion, owner: { employment } }) => ({ ...values, partyId: employment.partyId, rowVersion }),
  };
}

/** All routes of the rows. */
export const employmentRoutes = (rows: EmploymentRows): Route[] => [...listRoutes(employmentSource(rows)), ...writeRoutes(kindOf(rows), 'employment row')];
