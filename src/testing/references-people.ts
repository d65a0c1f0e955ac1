/** What the file of a person holds, for the tests of references: laid by the calls of the product. */
import { usualPayData } from '#modules/payroll/pay-data/pay-data.form.ts';
import type { ClaimRows } from './claim-rows.ts';
import type { PayslipRow } from './payslip-rows.ts';
import { type People, type PersonPart, personParts } from './person-parts.ts';
import type { RowKind } from './sample.ts';
import { type Rows, rowOf } from './samples.ts';

export type PersonPartKind = `person/${PersonPart}`;
export type FileKind =
  | PersonPartKind
  | 'payData'
  | 'payRunId'
  | 'payslipId'
  | 'emplOrderId'
  | keyof ClaimRows
  | 'payArrearsId'
  | 'payDifferenceId'
  | 'payVoucherId'
  | 'transferFileId'
  | 'provisionId'
  | 'detailGroupId'
  | 'detailMemberId'
  | 'wageDecreeId'
  | 'changeRequestId'
  | 'letterId'
  | 'issuedLetterId';
export type FileReferences = Readonly<Record<FileKind, string>>;

type Make = <T = { id: string }>(path: string, body: unknown) => Promise<T>;

/** The person, and somebody else who keeps their file and issues letters to them. */
export interface FileAuthors {
  readonly label: string;
  readonly own: Make;
  readonly office: Make;
  /** Sends a picture for the office and answers its name. */
  readonly picture: () => Promise<string>;
}

const LETTER = '/rest/s1/hcm/letter';

/** What pay data say beside their group. */
export const payDataBody = { ...usualPayData, fromDate: '2026-04-01', thruDate: null };

/** A row of every part, a request that waits, a letter that waits and an issued one. */
export async function layFileOf(
  partyId: string,
  { label, own, office, picture }: FileAuthors,
  people: People,
  company: Rows,
): Promise<Omit<FileReferences, keyof PayslipRow | keyof ClaimRows | 'emplOrderId'>> {
  const made: Partial<Record<PersonPartKind, string>> = {};
  const bodies = people.bodies(label);
  for (const part of personParts) {
    const { path, body, files } = bodies[part];
    const structure =
      part === 'structure' ? { employeeGroupId: rowOf<RowKind>(company, 'row/employeeGroup'), employeeSubGroupId: rowOf<RowKind>(company, 'row/employeeSubGroup') } : {};
    const sent: Record<string, string> = {};
    for (const name of files) sent[name] = await picture();
    made[`person/${part}`] = (await office(path, { ...body, ...structure, ...sent, partyId })).id;
  }
  const parts = made as Record<PersonPartKind, string>;
  const payData = (await office('/rest/s1/payroll/payData', { ...payDataBody, payGroupId: rowOf<RowKind>(company, 'row/payGroup'), partyId })).id;
  const asked = { kind: 'address', action: 'remove', recordId: parts['person/address'], rowVersion: 1, values: {} };
  const { requestId } = await own<{ requestId: string }>('/rest/s1/hcm/changeRequest', asked);
  const letter = async () => (await own<{ letterId: string }>(LETTER, { kind: 'employment', language: 'fa', addressee: 'Whom it concerns' })).letterId;
  const issuedLetterId = await letter();
  await office(`${LETTER}/${issuedLetterId}/issue`, { templateId: rowOf<RowKind>(company, 'row/letterTemplate') });
  return { ...parts, payData, changeRequestId: requestId, letterId: await letter(), issuedLetterId };
}
