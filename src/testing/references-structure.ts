/** What of the organisation belongs to a company, twice, for the tests of references: laid by the calls of the product. */
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import type { TestActor } from './actors.ts';
import type { TestApp } from './app.ts';
import { type PersonName, partyId, postId } from './organisation.ts';
import { type Rows, rowOf } from './samples.ts';

export const jobParts = {
  jobEducation: ['JobEducation', { qualificationTypeEnumId: 'QtBachelor' }],
  jobCourse: ['JobCourse', {}],
  jobSkill: ['JobSkill', {}],
  jobResponsibility: ['JobResponsibility', { title: 'Part' }],
  jobCompetence: ['JobCompetence', {}],
  jobDetail: ['JobDetail', { title: 'Part', jobDetailTypeEnumId: 'JbdEquipments' }],
  jobGrade: ['JobGrade', { jobTitleEnumId: 'JtOne', jobGradeEnumId: '' }],
  jobCommunication: ['JobCommunication', { unitName: 'Part' }],
  jobAuthority: ['JobAuthority', { title: 'Part' }],
} as const satisfies Readonly<Record<string, readonly [entity: string, values: object]>>;
type JobPartKind = keyof typeof jobParts;

export const contactParts = { Address: 'address', Tel: 'tel', Electronic: 'electronic', Other: 'otherInfo' } as const;
type ContactKind = `${'unit' | 'company'}${keyof typeof contactParts}`;

/** What everybody with a key in a company reads there, units or not. */
export const ofWholeCompany = ['job', ...(Object.keys(jobParts) as JobPartKind[]), 'unitDegree'] as const satisfies readonly StructureKind[];

export type StructureKind = 'job' | JobPartKind | ContactKind | 'account' | 'seal' | 'signature' | 'taxArea' | 'insuranceArea' | 'unitDegree' | 'draft' | 'draftChange' | 'holding';
export type StructureReferences = Readonly<Record<StructureKind, string>>;

/** What hangs on what was laid before. */
export interface Standing {
  readonly companyId: string;
  readonly unitId: string;
  /** What the samples of the slices gave. */
  readonly rows: Rows;
  /** Somebody who holds a post there, and the post. */
  readonly holder: PersonName;
  readonly post: Parameters<typeof postId>[0];
}

type Make = <T = { id: string }>(path: string, body: unknown) => Promise<T>;

const STRUCTURE = '/rest/s1/hcm/orgStructure';
const FROM = '2026-04-01';

async function layContacts(server: TestApp, make: Make, { companyId, unitId }: Standing): Promise<Record<ContactKind, string>> {
  const place = await server.owner.query(
    `select c.geo_id as "cityGeoId", r.geo_id as "postalCodeGeoId", s.geo_id as "countyGeoId", s.parent_geo_id as "stateProvinceGeoId"
     from geo c join geo r on r.geo_id = c.parent_geo_id join geo s on s.geo_id = r.parent_geo_id where c.geo_type_enum_id = 'GEOT_CITY' order by c.geo_id limit 1`,
  );
  const values = {
    Address: { contactMechPurposeId: 'OrgPostalMain', countryGeoId: 'IRN', ...place.rows[0], street: 'Street', plate: '1', postalCode: '1234567890' },
    Tel: { contactMechPurposeId: 'OrgPhoneMain', contactNumber: '12345' },
    Electronic: { contactMechPurposeId: 'EmailPersonal', infoString: 'a@b.ir' },
    Other: { settingTypeEnumId: 'OoiLicence', infoValue: '1' },
  };
  const made = {} as Record<ContactKind, string>;
  for (const [owner, path, party] of [
    ['unit', 'unit', unitId],
    ['company', 'organization', companyId],
  ] as const)
    for (const kind of Object.keys(contactParts) as (keyof typeof contactParts)[])
      made[`${owner}${kind}`] = (await make(`${STRUCTURE}/${path}/${contactParts[kind]}`, { partyId: party, fromDate: FROM, ...values[kind] })).id;
  return made;
}

async function layJob(server: TestApp, make: Make, standing: Standing, label: string): Promise<Record<'job' | JobPartKind, string>> {
  await server.owner.query(
    `insert into enumeration (enum_id, enum_type_id, description, search_text, enum_code) values ('JtOne', 'JobTitle', 'Class one', '', '011020') on conflict do nothing`,
  );
  const { rows } = await server.owner.query<{ id: string }>(`select enum_id as id from enumeration where enum_type_id = 'JobGrade' order by enum_id limit 1`);
  const job = { jobCode: `Z${label}`, jobTitle: `Job of ${label}`, producerEmplPositionId: postId(standing.post) };
  const { jobId } = await make<{ jobId: string }>('/rest/s1/orgStructure/job', job);
  const more: Partial<Record<JobPartKind, object>> = {
    jobCourse: { courseId: rowOf(standing.rows, 'row/course') },
    jobSkill: { skillId: rowOf(standing.rows, 'row/skill') },
    jobCompetence: {
      competenceModelId: rowOf(standing.rows, 'row/competenceModel'),
      competenceCriterionId: rowOf(standing.rows, 'row/competenceCriterion'),
    },
    jobGrade: { jobGradeEnumId: rows[0]?.id },
  };
  const made = { job: jobId } as Record<'job' | JobPartKind, string>;
  for (const kind of Object.keys(jobParts) as JobPartKind[]) {
    const [entity, values] = jobParts[kind];
    made[kind] = (await make(`/rest/s1/orgStructure/entity/${entity}`, { jobId, ...values, ...more[kind] })).id;
  }
  return made;
}

/** Draft with one change; wages differ by it, so that who may sees them. */
async function layDraft(make: Make, { unitId }: Standing, label: string): Promise<Record<'draft' | 'draftChange', string>> {
  const { draftId } = await make<{ draftId: string }>(`${STRUCTURE}/structureDraft/draft`, { title: label, effectiveDate: '2027-03-21' });
  const unit = {
    kind: 'addUnit',
    pseudoId: `D${label}`,
    title: `Unit of ${label}`,
    levelEnumId: 'OlOffice',
    organizationTypeEnumId: 'LineUnit',
    parentUnitId: unitId,
    rowVersion: 1,
  };
  const { changeId } = await make<{ changeId: string }>(`${STRUCTURE}/structureDraft/draft/${draftId}/change`, unit);
  return { draft: draftId, draftChange: changeId };
}

/** A unit and a post below those of the company, so that lists of what is below have rows. */
async function layBelow(make: Make, { unitId, post }: Standing, { job: jobId, jobGrade: jobGradeId }: Record<'job' | 'jobGrade', string>, label: string): Promise<void> {
  const unit = { pseudoId: `U${label}`, organizationName: `Unit below of ${label}`, levelEnumId: 'OlOffice', organizationTypeEnumId: 'LineUnit', disabled: 'N' };
  await make(`${STRUCTURE}/unit/organizationalUnit`, { ...unit, parentUnitId: unitId, from: FROM });
  const below = { pseudoId: `P${label}`, description: `Post below of ${label}`, organizationPartyId: unitId, statusId: 'EmpsActive', seats: 1, reportsToId: postId(post) };
  await make(`${STRUCTURE}/position/emplPosition`, { ...below, jobId, jobGradeId, from: FROM });
}

/** Lays it all out for a company; of the pictures that were sent to it before each is kept once. */
export async function layStructure(
  server: TestApp,
  actor: TestActor,
  make: Make,
  standing: Standing,
  pictures: Readonly<Record<'seal' | 'signature', string>>,
): Promise<StructureReferences> {
  const label = actor.name;
  const company = `${STRUCTURE}/organization`;
  const { companyId } = standing;
  const iban = makeSheba('012', '7'.padStart(19, '0'));
  const account = { partyId: companyId, paymentMethodPurposeEnumId: 'PmpPayroll', iban, accountNumber: '100.200', fromDate: FROM };
  const { rows: organs } = await server.owner.query<{ id: string }>(`select organ_id as id from organ order by organ_code limit 1`);
  const organPartyId = organs[0]?.id ?? (await make('/rest/s1/hcm/baseData/organ', { organCode: 'Z1', organName: 'Organ', organTypeEnumId: 'OrtSocialSecurity' })).id;
  const workshop = { relationshipName: label, pseudoId: '1234567890', organPartyId, companyInsuranceName: label, employerName: label };
  const { rows: holdings } = await server.owner.query<{ id: string }>('select empl_position_party_id as id from empl_position_party where party_id = $1 limit 1', [
    partyId(standing.holder),
  ]);
  const job = await layJob(server, make, standing, label);
  await layBelow(make, standing, job, label);
  return {
    ...job,
    ...(await layContacts(server, make, standing)),
    ...(await layDraft(make, standing, label)),
    account: (await make(`${company}/bankAccount`, account)).id,
    seal: (await make(`${company}/seal`, { partyId: companyId, title: label, sealKind: 'Seal', image: pictures.seal, fromDate: FROM })).id,
    signature: (await make(`${company}/seal`, { partyId: companyId, title: label, sealKind: 'Signature', image: pictures.signature, fromDate: FROM })).id,
    taxArea: (await make(`${STRUCTURE}/financeArea`, { relationshipName: label, pseudoId: 'T1', organPartyId })).id,
    insuranceArea: (await make(`${STRUCTURE}/insuranceArea`, workshop)).id,
    unitDegree: (await make(`${STRUCTURE}/unitDegree/catalogue`, { degreeCode: 'D1', title: label, rankNumber: 1 })).id,
    holding: holdings[0]?.id ?? '',
  };
}
