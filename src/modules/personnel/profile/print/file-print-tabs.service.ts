/** What a print takes from the tabs: by the keys, the scope and the classes with which the reader may open them. */
import { permissionKeys } from '#kernel/call.ts';
import { type FieldDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { classesOf, mayUse } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { ManualTransactionContext } from '#platform/http/context.server.ts';
import { type PartRows, partRowsOf, partsOfPeople } from '#platform/party/parts/part.store.ts';
import { printedCode, printedDate } from '#platform/print/printed.rules.ts';
import { MAIN } from '../../banking/banking.form.ts';
import { personPositions } from '../../organisational/organisational.contract.ts';
import { isReached, seatsOf } from '../../organisational/organisational.store.ts';
import type { SeenFile } from '../profile.contract.ts';
import messages from '../profile-page.messages.fa.ts';
import type { PrintedFact } from './file.print.ts';
import type { printCard } from './print.contract.ts';

export type Printing = Pick<ManualTransactionContext<typeof printCard>, 'actor' | 'rows' | 'today' | 'params' | 'query'> & { readonly tx: Tx };

interface Listed {
  /** With their fields and names of the classes held. */
  readonly records: readonly FormValues[];
  readonly fields: readonly FieldDefinition[];
}

/** The records of a part that the reader may list, on a day (ISO) or of all days. */
export async function listedRows({ tx, actor, today, params: { partyId } }: Printing, { part, ...rows }: PartRows, asOf: string | undefined): Promise<Listed> {
  const { list, form } = part;
  const held = classesOf(actor, list)(partyId);
  if (!mayUse(actor.grants, permissionKeys(list.permission)) || !held.has(part.class ?? 'public')) return { records: [], fields: [] };
  const found = await partRowsOf(tx, { part, ...rows }, scopeFor(actor, list, today), { partyId, asOf });
  const fields = fieldsOf(form).flatMap(({ field }) => (held.has(field.class ?? 'public') ? [field] : []));
  const seen = [...fields.map(({ name }) => name), ...part.names];
  const records = found.filter((record) => held.has(rows.classOf?.(record) ?? 'public'));
  return { records: records.map((record) => Object.fromEntries(seen.map((name) => [name, record[name]]))), fields };
}

const { university, bank, account, area } = messages.onCard;

/** Facts of the card that are not of the base tab: place of study, main account, area of activity (guide personnel 6.2). */
export async function tabFacts(printing: Printing, { qualificationTypeEnumId, qualificationField }: SeenFile): Promise<PrintedFact[]> {
  const day = printing.query.asOf ?? printing.today;
  const rowsOf = async (entity: string, asOf?: string): Promise<readonly FormValues[]> => {
    const part = partsOfPeople().get(entity);
    return part === undefined ? [] : (await listedRows(printing, part, asOf)).records;
  };
  const study = (await rowsOf('PartyQualification')).find((row) => row['qualificationTypeEnumId'] === qualificationTypeEnumId && row['fieldName'] === qualificationField);
  const main = (await rowsOf('BankAccount', day)).find((row) => row['paymentMethodPurposeEnumId'] === MAIN);
  const [structure] = await rowsOf('PersonnelStructure', day);
  const said = (label: string, value: unknown): PrintedFact[] => (typeof value === 'string' && value !== '' ? [{ label, value }] : []);
  const number = main?.['accountNumber'];
  return [
    ...said(university, study?.['universityName']),
    ...said(bank, main?.['bankName']),
    ...said(account, typeof number === 'string' ? printedCode(number) : undefined),
    ...said(area, structure?.['activityAreaName']),
  ];
}

/** The posts a person has held by the day of the print, newest first. */
export async function postsOf({ tx, actor, today, params, query: { asOf } }: Printing): Promise<string[][]> {
  const day = asOf ?? today;
  if (!mayUse(actor.grants, permissionKeys(personPositions.permission)) || !(await isReached(tx, scopeFor(actor, personPositions, today), params))) return [];
  const seats = (await seatsOf(tx, params, day)).filter(({ partyFromDate }) => partyFromDate === null || partyFromDate <= day);
  return seats.map(({ positionCode, positionTitle, unitName, roleName, partyFromDate, partyThruDate }) => [
    printedCode(positionCode),
    positionTitle,
    unitName ?? '',
    roleName ?? '',
    partyFromDate === null ? '' : printedDate(partyFromDate),
    partyThruDate === null ? '' : printedDate(partyThruDate),
    partyThruDate === null || partyThruDate >= day ? messages.postStates.held : messages.postStates.ended,
  ]);
}
