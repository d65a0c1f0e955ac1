/** Writes lives: what the ground of an installation offers, then the rows of people, table by table. */
import { sealedAccount } from '#modules/personnel/banking/banking.store.ts';
import { documentClass, thresholdOf } from '#modules/personnel/documents/documents.rules.ts';
import { healthParts } from '#modules/personnel/sacrifice/sacrifice.store.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { sealedFileName } from '#platform/files/files.store.ts';
import { pickAccounts } from '../accounts.ts';
import { insertRows } from '../bulk.store.ts';
import { makeGroups } from '../groups.ts';
import type { Organisation, PersonFile } from '../organisation.ts';
import { makeRequired, type Paper } from '../papers.ts';
import { makeScan } from '../scan.ts';
import { daysBetween } from '../spans.ts';
import { capitalised } from './latin-names.ts';
import type { CityPlaces, Ground, Life, LifeTable } from './life.ts';
import names from './names.messages.fa.ts';

/** The cities of which there is one of the name, with the county and the province they lie in. */
async function placesOf(db: Db): Promise<Ground['places']> {
  const found = await db.many<CityPlaces & { city: string }>(sql`
    select city.geo_name as city, min(city.geo_id) as "cityGeoId", min(county.geo_id) as "countyGeoId", min(county.parent_geo_id) as "stateProvinceGeoId"
    from geo city join geo region on region.geo_id = city.parent_geo_id join geo county on county.geo_id = region.parent_geo_id
    where city.geo_type_enum_id = 'GEOT_CITY' and city.geo_name = any (${[...names.cities]}::text[]) group by city.geo_name having count(*) = 1`);
  return new Map(found.map(({ city, ...place }) => [city, place]));
}

/** Lays the personnel structure and the required documents of each company, and says on what lives are made. */
export async function layGround(tx: Tx, organisation: Organisation): Promise<Ground> {
  const { companies } = organisation;
  let number = 0;
  const nextId = (): string => organisation.companyRowId(number++);
  const groups = companies.map(({ companyId }) => ({ companyId, ...makeGroups(companyId, nextId) }));
  await insertRows(
    tx,
    'party_classification',
    groups.flatMap(({ rows }) => rows).map((row) => ({ ...row, optionIndicator: 'Y', isSystem: 'N', rowVersion: 1 })),
  );
  const required = companies.flatMap(({ companyId }) => makeRequired(companyId, nextId));
  await insertRows(
    tx,
    'required_document',
    required.map((row) => ({ ...row, optionIndicator: 'Y', isSystem: 'N', rowVersion: 1 })),
  );
  const modest = new Set([...pickAccounts(organisation).values()].map((person) => organisation.person(person).partyId));
  return { places: await placesOf(tx), groups: new Map(groups.map(({ companyId, ids }) => [companyId, ids])), isModest: (partyId) => modest.has(partyId) };
}

/** A file and what its life says of it. */
export interface Lived {
  readonly file: PersonFile;
  readonly life: Life;
}

const versioned = { rowVersion: 1 } as const;

const tables: readonly (readonly [LifeTable, object])[] = [
  ['party_identification', {}],
  ['telecom_number', versioned],
  ['electronic_address', versioned],
  ['postal_address', versioned],
  ['other_information', versioned],
  ['family_member', versioned],
  ['party_qualification', versioned],
  ['work_experience', versioned],
  ['personnel_structure', versioned],
];

async function writeAccounts(tx: Tx, people: readonly Lived[]): Promise<void> {
  const rows = people.map(({ file: { partyId, companyId }, life: { account } }) => {
    const { bankAccountId: id, iban, accountNumber, cardNumber } = account;
    return {
      ...account,
      partyId,
      companyId,
      paymentMethodPurposeEnumId: 'PmpPriamryAccont',
      iban: sealedAccount.iban.seal(partyId, iban),
      accountNumber: accountNumber === null ? null : sealedAccount.accountNumber.seal(id, accountNumber),
      cardNumber: cardNumber === null ? null : sealedAccount.cardNumber.seal(id, cardNumber),
      ...versioned,
    };
  });
  await insertRows(tx, 'bank_account', rows);
}

const storedNameOf = ({ personDocumentId }: Paper): string => `${personDocumentId.replaceAll('-', '')}.pdf`;
const shownNameOf = ({ documentTypeEnumId }: Paper, { personnelCode }: PersonFile): string => `${documentTypeEnumId}-${personnelCode}.pdf`;

/** Scans stand in their rows; the sweep of files moves them to the store at leisure. */
function scanOf(paper: Paper, file: PersonFile): object {
  const { content, sha256 } = makeScan(shownNameOf(paper, file));
  return {
    storedName: storedNameOf(paper),
    companyId: file.companyId,
    partyId: file.partyId,
    partyContentTypeEnumId: `Pcnt${capitalised(documentClass(paper.documentTypeEnumId))}Document`,
    displayName: sealedFileName.seal(storedNameOf(paper), shownNameOf(paper, file)),
    contentType: 'application/pdf',
    size: content.length,
    sha256: `\\x${sha256.toString('hex')}`,
    content: `\\x${content.toString('hex')}`,
    storage: 'db',
    state: 'claimed',
    recordId: paper.personDocumentId,
  };
}

/** Documents; of their ends everybody has been told, so that a demo does not begin with a heap of messages. */
async function writePapers(tx: Tx, people: readonly Lived[], today: string): Promise<void> {
  const papers = people.flatMap(({ file, life }) => life.papers.map((paper) => ({ paper, file })));
  await insertRows(
    tx,
    'person_document',
    papers.map(({ paper: { hasScan, ...row }, file }) => ({
      ...row,
      partyId: file.partyId,
      companyId: file.companyId,
      file: hasScan ? `${storedNameOf({ ...row, hasScan })};${shownNameOf({ ...row, hasScan }, file)}` : null,
      ...versioned,
    })),
  );
  const now = new Date().toISOString();
  await insertRows(
    tx,
    'stored_file',
    papers.filter(({ paper }) => paper.hasScan).map(({ paper, file }) => ({ ...scanOf(paper, file), createdAt: now, stateSince: now })),
  );
  const told = papers.flatMap(({ paper: { personDocumentId, expiryDate }, file: { companyId } }) => {
    const threshold = expiryDate === null ? undefined : thresholdOf(daysBetween(today, expiryDate));
    return threshold === undefined ? [] : [{ personDocumentId, companyId, expiryDate, thresholdDays: threshold, sentAt: now }];
  });
  await insertRows(tx, 'document_reminder', told);
}

async function writeSacrifices(tx: Tx, people: readonly Lived[]): Promise<void> {
  const sealed = healthParts[0]?.sealed ?? {};
  const rows = people.flatMap(({ file: { partyId, companyId }, life: { sacrifice } }) => {
    if (sacrifice === null) return [];
    const { sacrificeId, ...facts } = sacrifice;
    const closed = Object.entries(facts).map(([name, value]) => [name, value === null ? null : (sealed[name]?.seal(sacrificeId, value) ?? null)]);
    return [{ sacrificeId, partyId, companyId, ...Object.fromEntries(closed), ...versioned }];
  });
  await insertRows(tx, 'sacrifice', rows);
}

/** Everything of a batch of people but the person itself and the employments. */
export async function writeLives(tx: Tx, people: readonly Lived[], today: string): Promise<void> {
  for (const [table, more] of tables)
    await insertRows(
      tx,
      table,
      people.flatMap(({ life }) => life.rows[table].map((row) => ({ ...row, ...more }))),
    );
  await writeAccounts(tx, people);
  await writePapers(tx, people, today);
  await writeSacrifices(tx, people);
}
