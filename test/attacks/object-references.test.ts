/**
 * Attack: Somebody swaps every id that a call takes, in its path, its query and its body, for one of somebody else's: of another company, of a person
 * out of reach, of a colleague's own affairs.
 * Refused: `RowScope` of `src/platform/access/scope.service.ts`: the answer is the same as for an id that nothing has, and not one row has changed. That an own id
 * is answered otherwise is shown last, call by call.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { allSlices, startTestApp, type TestApp } from '#testing/app.ts';
import { PRESS } from '#testing/attendance-rows.ts';
import { addressOf, isAboutNobody, partyMeans } from '#testing/authorisation.ts';
import { chainStep } from '#testing/chain-step.ts';
import type { Place } from '#testing/json-places.ts';
import { employmentId, factsOf, layOrganisation, partyId } from '#testing/organisation.ts';
import { fillPeople, type People, personParts } from '#testing/person-parts.ts';
import { type Fenced, type FencedName, layReferences, type ReferenceKind, type References, smallestPng } from '#testing/references.ts';
import { payDataBody } from '#testing/references-people.ts';
import { loadSamples, namesOfRows, rowOf } from '#testing/samples.ts';
import { inputSchema, type Json, leastOf } from '#testing/schema-values.ts';
import { watchTables } from '#testing/written-tables.ts';

const { routes } = await allSlices();
const samples = await loadSamples(routes);
const rowNames = namesOfRows(samples);

/** What the name of an id points at; a path says what a bare `id` is of. */
const kinds: Readonly<Record<string, ReferenceKind>> = {
  ...{ partyId: 'partyId', partyRelationshipId: 'partyRelationshipId', companyId: 'companyId', unitId: 'unitId', unitIds: 'unitId', emplPositionId: 'emplPositionId' },
  ...{ userId: 'userId', userGroupId: 'userGroupId', serviceKeyId: 'serviceKeyId', requestId: 'requestId', runId: 'runId', sessionId: 'sessionId', notifId: 'notifId' },
  ...{
    noteId: 'noteId',
    viewId: 'viewId',
    verificationId: 'chain',
    organizationPartyId: 'unitId',
    parentCompanyId: 'companyId',
    parentUnitId: 'unitId',
    reportsToId: 'emplPositionId',
    producerEmplPositionId: 'emplPositionId',
    dottedToIds: 'emplPositionId',
    holdingId: 'holding',
    emplPositionPartyId: 'holding',
    replaceIds: 'holding',
    targetId: 'emplPositionId',
    responsibleEmplPositionId: 'emplPositionId',
    byPartyId: 'partyId',
    partyIds: 'partyId',
    changeRequestId: 'changeRequestId',
    payRunId: 'payRunId',
    payslipId: 'payslipId',
    closingId: 'attendanceClosingId',
    sheetId: 'attendanceSheetId',
    eventId: 'clockPressId',
    orderId: 'emplOrderId',
    lineId: 'lineId',
    compensationBatchId: 'compensationBatchId',
    agreementId: 'row/agreementType',
    persons: 'partyRelationshipId',
    payArrearsId: 'payArrearsId',
    payVoucherId: 'payVoucherId',
    transferFileId: 'transferFileId',
    provisionId: 'provisionId',
    detailGroupId: 'detailGroupId',
    detailGroupIds: 'detailGroupId',
    linkedId: 'partyRelationshipId',
    wageDecreeId: 'wageDecreeId',
    letterId: 'letterId',
    instanceId: 'instanceId',
    processInstanceId: 'managedId',
    taskId: 'taskId',
    taskIds: 'taskId',
    comparisonId: 'comparisonId',
    leaveRequestId: 'leaveRequestId',
    loanBudgetPlaceId: 'loanBudgetPlaceId',
    loanBudgetMoveId: 'loanBudgetMoveId',
    welfareRequestId: 'serviceRequestId',
    welfareAllocationMoveId: 'allocationMoveId',
    welfareReceiptId: 'welfareReceiptId',
    loanRequestId: 'loanGrantId',
    loanId: 'loanId',
    loanReceiptId: 'loanReceiptId',
    loanRemissionId: 'loanRemissionId',
    deductionListId: 'deductionListId',
    loanEndingId: 'loanEndingId',
    substitutionId: 'substitutionId',
    substitutePartyId: 'colleague',
    subjectPartyId: 'partyId',
    actorId: 'partyId',
    communicationEventId: 'communicationEventId',
    noticeRuleId: 'noticeRuleId',
    definitionId: 'definitionId',
    processDefinitionId: 'publishedId',
    positionIds: 'emplPositionId',
    userGroupIds: 'userGroupId',
    responEmplPositionId: 'emplPositionId',
  },
};
const STRUCTURE = '/rest/s1/hcm/orgStructure';
const idOf: readonly (readonly [path: string, kind: ReferenceKind])[] = [
  ...personParts.map((part) => [`/rest/s1/hcm/person/${part}`, `person/${part}`] as const),
  ['/rest/s1/payroll/payData', 'payData'],
  ['/rest/s1/payroll/groupDetail', 'detailMemberId'],
];
/** Names that mean something else elsewhere. */
const inCall: Readonly<Record<string, Readonly<Record<string, ReferenceKind>>>> = {
  'GET /rest/s1/hcm/getpersonnelfile1': { name: 'file' },
  'POST /rest/s1/hcm/accountRequest/refuse': { requestId: 'refusableId' },
  // somebody without an account yet
  'POST /rest/s1/hcm/bulkAccounts': { partyId: 'newcomer', runId: 'accountRun' },
  'POST /rest/s1/hcm/bulkAccounts/reprint': { runId: 'accountRun' },
  'GET /rest/s1/hcm/bulkAccounts/people/export': { keys: 'newcomer' },
  'POST /rest/s1/security/userGroupAndUserGroupMember': { keys: 'userId' },
  'GET /rest/s1/hcm/personList/export': { keys: 'partyRelationshipId' },
  'GET /rest/s1/welfare/filterLoanInstallment/export': { keys: 'installmentId' },
  'GET /rest/s1/welfare/loanReceipt/export': { keys: 'loanReceiptId' },
  'GET /rest/s1/welfare/loanRemission/export': { keys: 'loanRemissionId' },
  'GET /rest/s1/welfare/loanEnding/export': { keys: 'loanEndingId' },
  'GET /rest/s1/payroll/listOfPayrolls/export': { keys: 'payRunId' },
  'GET /rest/s1/payroll/allPayrollsData/export': { keys: 'payslipId' },
  'GET /rest/s1/emplOrder/listOfOrders/export': { keys: 'emplOrderId' },
  'GET /rest/s1/welfare/compensation/line': { insuranceContractId: 'claimContractId' },
  'GET /rest/s1/welfare/compensation/line/export': { keys: 'lineId', insuranceContractId: 'claimContractId' },
  'GET /rest/s1/welfare/compensation/figures': { insuranceContractId: 'claimContractId' },
  'GET /rest/s1/welfare/compensation/insured': { insuredId: 'partyId' },
  'POST /rest/s1/welfare/compensation/own/:requestId/withdraw': { requestId: 'compensationClaimId' },
  'GET /rest/s1/welfare/service/ownFamily': { familyMemberId: 'person/family' },
  'GET /rest/s1/welfare/allocation/export': { keys: 'row/welfareEvent' },
  'GET /rest/s1/welfare/placeReceipt/export': { keys: 'welfareReceiptId' },
  'GET /rest/s1/welfare/placeReceipt/eventSums/export': { keys: 'row/welfareEvent' },
  'POST /rest/s1/welfare/placeReceipt/own/:requestId': { requestId: 'serviceRequestId' },
  'GET /rest/s1/welfare/allocation/line/export': { keys: 'serviceRequestId' },
  'GET /rest/s1/welfare/serviceRequest/own/:requestId/letter': { requestId: 'serviceRequestId' },
  'POST /rest/s1/welfare/placeUse/:requestId/mark': { requestId: 'serviceRequestId' },
  'GET /rest/s1/welfare/allocation/move/export': { keys: 'allocationMoveId' },
  ...Object.fromEntries(['withdraw', 'confirm', 'cancel'].map((act) => [`POST /rest/s1/welfare/serviceRequest/own/:requestId/${act}`, { requestId: 'serviceRequestId' as const }])),
  'GET /rest/s1/emplOrder/acknowledgements/export': { keys: 'emplOrderId' },
  'POST /rest/s1/emplOrder/acknowledgements/remind': { keys: 'emplOrderId' },
  'POST /rest/s1/emplOrder/acknowledgements/receive': { keys: 'emplOrderId' },
  'GET /rest/s1/emplOrder/due/export': { keys: 'partyRelationshipId' },
  'POST /rest/s1/emplOrder/due/people': { keys: 'partyRelationshipId' },
  'GET /rest/s1/payroll/arrears/export': { keys: 'payArrearsId' },
  'GET /rest/s1/payroll/voucher/export': { keys: 'payVoucherId' },
  'GET /rest/s1/payroll/groupDetail/export': { keys: 'detailMemberId' },
  'GET /rest/s1/payroll/decree/export': { keys: 'partyRelationshipId' },
  'GET /rest/s1/payroll/differences/export': { keys: 'payDifferenceId' },
  'GET /rest/s1/payroll/runAside/export': { keys: 'partyRelationshipId' },
  'GET /rest/s1/security/users/export': { keys: 'userId' },
  [`GET ${STRUCTURE}/unit/filterUnits/export`]: { keys: 'unitId' },
  [`GET ${STRUCTURE}/position/filterPositions/export`]: { keys: 'emplPositionId' },
  [`GET ${STRUCTURE}/position/holders/export`]: { keys: 'holding' },
  [`GET ${STRUCTURE}/unitDegree/units/export`]: { keys: 'unitId' },
  [`POST ${STRUCTURE}/unitDegree/units`]: { keys: 'unitId' },
  'POST /rest/s1/hcm/personList/group': { keys: 'partyRelationshipId' },
  'POST /rest/s1/hcm/personList/message': { keys: 'partyRelationshipId' },
  'POST /rest/s1/hcm/personList/cards': { keys: 'partyRelationshipId' },
  'POST /rest/s1/emplOrder/entity/orderRule': { payFactorId: 'row/orderFactor' },
  'POST /rest/s1/emplOrder/issuance': { settingId: 'row/orderType', keys: 'partyRelationshipId' },
  'POST /rest/s1/emplOrder/issuance/preview': { settingId: 'row/orderType', keys: 'partyRelationshipId' },
  'POST /rest/s1/emplOrder/issuance/run': { settingId: 'row/orderType', keys: 'partyRelationshipId' },
  'POST /rest/s1/emplOrder/costPreview': { settingId: 'row/orderType', keys: 'partyRelationshipId' },
  'POST /rest/s1/emplOrder/costPreview/export': { settingId: 'row/orderType', keys: 'partyRelationshipId' },
  'POST /rest/s1/emplOrder/prints': { keys: 'emplOrderId' },
  'POST /rest/s1/emplOrder/rule/trial': { payFactorId: 'row/orderFactor' },
  'POST /rest/s1/emplOrder/contract/renewal': { keys: 'row/contract' },
  'POST /rest/s1/emplOrder/contract/signing': { keys: 'row/contract' },
  'POST /rest/s1/hcm/changeRequest': { recordId: 'person/electronic' },
  // somebody of the same unit, who is no newcomer to it
  'GET /rest/s1/functionalManagement/shiftSwap/partner': { partyId: 'newcomer' },
  'GET /rest/s1/hcm/letter/:letterId/pdf': { letterId: 'issuedLetterId' },
  'POST /rest/s1/hcm/letter/:letterId/withdraw': { letterId: 'issuedLetterId' },
  'GET /rest/s1/hcm/leave/preview': { requestId: 'leaveRequestId' },
  'POST /rest/s1/welfare/loanRequest/own/:requestId/withdraw': { requestId: 'loanRequestId' },
  'POST /rest/s1/welfare/service/cost': { groupId: 'row/welfareGroup', serviceId: 'row/welfareService' },
  'POST /rest/s1/functionalManagement/attendanceRequest/own/:requestId/withdraw': { requestId: 'attendanceRequestId' },
  'POST /rest/s1/functionalManagement/shiftSwap/own/:requestId/withdraw': { requestId: 'shiftSwapId' },
  'GET /rest/s1/welfare/providingLoans/export': { keys: 'loanGrantId' },
  'GET /rest/s1/hcm/leave/balances/export': { keys: 'partyId' },
  'POST /rest/s1/hcm/process/task/:taskId/reassign': { partyId: 'colleague' },
  'POST /rest/s1/hcm/process/instance/:instanceId/incident': { instanceId: 'managedId' },
  'POST /rest/s1/hcm/process/instance/:instanceId/cancel': { instanceId: 'managedId' },
};

/** Ids of what belongs to the installation: lists of reference data, the same for everybody, and codes that people give. */
const ofNobody =
  /^(?:\w*(?:Enum|Type|Geo|Status|Uom|Bank|Organ|Period|Permission)Id|roleTypeIds|filterId|enumId|geoId|statusId|toStatusId|uomId|bankId|organId|nationalId|legalEntityId|nationalLegalId|pseudoId|\w+EnumIds|openToIds|contactMechPurposeId|payGradeId|settingId|printSettingId|organPartyId|branchPartyId|kindId|refusalId|parentLegalDeductId|paymentFormulaId|penaltyFormulaId|pressId)$/;
/** Several ids as a form holds them. */
const jsonIds: ReadonlySet<string> = new Set([
  'unitIds',
  'dottedToIds',
  'positionIds',
  'userGroupIds',
  'detailAccountIds',
  'detailGroupIds',
  'baseFactorIds',
  'factorIds',
  'factorIds',
]);
const idLike = /Ids?$|^id$/;

const NOTHING: Readonly<Partial<Record<ReferenceKind, string>>> = { file: `${'0'.repeat(32)}.txt;letter.txt`, userGroupId: 'nobody-has-this' };
const nothing = (kind: ReferenceKind): string => NOTHING[kind] ?? '01900000-0000-7000-8000-00000000dead';

interface Slot {
  readonly where: 'path' | 'query' | 'body';
  readonly place: Place;
  readonly kind: ReferenceKind;
  /** The id as the place has it. */
  readonly wrap?: (id: string) => unknown;
}

/** Of an event that every company has. */
const rule = { event: 'tasks/assigned', title: 'x', isActive: true, condition: null, delay: 1, delayUnit: 'day', repeatTimes: 0, toConcerned: true, toManager: false, people: [] };
/** A text of a company, without pictures under it. */
const template = { title: 'x', kind: 'wage', language: 'en', signer: 'x', isActive: 'Y', fromDate: '2026-04-01', bodyText: 'Of {{fullName}}' };
/** Of the employer's share, which the group of the sample says nothing of. */
const issue = (own: References): Json => ({ settingId: own['row/orderType'], persons: [employmentId('seller')], orderDate: '2026-05-10', fromDate: '2026-05-10' });
const orderType = {
  code: 'Other',
  title: 'x',
  issueTimeEnumId: 'ItoEvent',
  isActive: 'Y',
  isCover: 'N',
  endsCover: 'N',
  pays: 'Y',
  movesKind: 'N',
  needsEnd: 'N',
  series: '1',
  chainOf: 'type',
};
const legalDeduct = { parentLegalDeductId: 'DdtInsurance', legalDeductEnumId: 'DdtEmployer', rate: '5', source: 'x', fromDate: '2027-03-21' };
/** Bodies whose parts hang together more than their schema says, with own ids where one is needed. */
const bodies: Readonly<Record<string, (own: References) => Json>> = {
  'POST /rest/s1/welfare/ComputeInstallmentInfo': () => ({ finalLoanAmount: '1000000', finalInstallmentNumber: 1 }),
  'POST /rest/s1/welfare/loan/eligibility': () => ({ facts: {} }),
  'POST /rest/s1/welfare/service/cost': () => ({ audience: [{ cost: '1' }], companions: [{ relation: 'self' }] }),
  'POST /rest/s1/functionalManagement/attendanceRequest/forOthers': (own) => ({
    ...{ requestKind: 'telework', fromDate: '2026-05-12', fromTime: 480, toTime: 540, reason: 'asked for', partyIds: [own.partyId] },
  }),
  'POST /rest/s1/hcm/leave/forOther': (own) => ({ leaveTypeId: 'LvtUnpaid', mode: 'daily', fromDate: '2026-05-17', thruDate: '2026-05-17', partyId: own.partyId }),
  'PUT /rest/s1/hcm/verification/:processType': () => ({ fromDate: '2027-03-21', basedOn: null, levels: [chainStep] }),
  'POST /rest/s1/hcm/verificationApprovers': () => ({ partyId: '', day: '2026-05-10', levels: [chainStep] }),
  'POST /rest/s1/hcm/changeRequest': () => ({ kind: 'electronic', action: 'remove', rowVersion: 1, values: {} }),
  'POST /rest/s1/payroll/payData': (own) => ({ ...payDataBody, payGroupId: own['row/payGroup'], partyId: own.partyId }),
  'PUT /rest/s1/payroll/payData/:id': (own) => ({ ...payDataBody, payGroupId: own['row/payGroup'], rowVersion: 1 }),
  'POST /rest/s1/payroll/payGroupLegalDeduct': (own) => ({ ...legalDeduct, payGroupId: own['row/payGroup'] }),
  'PUT /rest/s1/payroll/payGroupLegalDeduct/:id': () => ({ ...legalDeduct, rowVersion: 1 }),
  'POST /rest/s1/emplOrder/entity/orderType': () => orderType,
  'POST /rest/s1/emplOrder/issuance': issue,
  'POST /rest/s1/emplOrder/issuance/preview': issue,
  // nobody beside those whom an id chooses
  'POST /rest/s1/emplOrder/issuance/run': (own) => ({ settingId: own['row/orderType'], orderDate: '2026-05-10', fromDate: '2026-05-10' }),
  'POST /rest/s1/emplOrder/costPreview': (own) => ({ orders: [issue(own)] }),
  'POST /rest/s1/emplOrder/costPreview/export': (own) => ({ orders: [issue(own)] }),
  ...Object.fromEntries(['', '/preview'].map((end) => [`POST /rest/s1/emplOrder/order/:orderId/correct${end}`, () => ({ orderDate: '2026-05-10', fromDate: '2026-04-01' })])),
  'POST /rest/s1/emplOrder/contractType/term': (own) => ({ agreementId: own['row/agreementType'], termTypeEnumId: 'TtAgreementDuties', bodyText: 'x', fromDate: '2026-04-01' }),
  'POST /rest/s1/emplOrder/contract': (own) => ({ pseudoId: factsOf('accountant').pseudoId, agreementId: own['row/agreementType'], fromDate: '2026-04-01', note: 'x' }),
  'POST /rest/s1/emplOrder/contract/renewal': (own) => ({ months: 12, selection: { keys: [own['row/contract']] } }),
  'POST /rest/s1/emplOrder/due/people': (own) => ({ selection: { keys: [own.partyRelationshipId] } }),
  'POST /rest/s1/emplOrder/rule/trial': (own) => ({
    ...{ payFactorId: own['row/orderFactor'], agreementId: own['row/agreementType'] },
    ...{ orderSet: 'labour', amountText: '1000', executionDate: '2026-04-01' },
  }),
  'POST /rest/s1/emplOrder/acknowledgements/remind': (own) => ({ selection: { keys: [own.emplOrderId] } }),
  'POST /rest/s1/emplOrder/acknowledgements/receive': (own) => ({ selection: { keys: [own.emplOrderId] }, via: 'print', on: '2026-05-10' }),
  'POST /rest/s1/emplOrder/prints': (own) => ({ selection: { keys: [own.emplOrderId] } }),
  'POST /rest/s1/emplOrder/contract/signing': (own) => ({ selection: { keys: [own['row/contract']] } }),
  // the press as it stands: the own one is found, and answered that this says nothing else
  'POST /rest/s1/functionalManagement/presses': () => ({ ...PRESS, eventId: null, reason: 'said otherwise' }),
  // of somebody who has no day in it: whoever is asked about is still to be drafted
  'POST /rest/s1/functionalManagement/closing': () => ({ deadline: '2026-06-01', partyIds: [partyId('seller')] }),
  'POST /rest/s1/functionalManagement/roster/days': (own) => ({ cells: [{ partyId: own.partyId, date: '2026-06-06' }] }),
  'POST /rest/s1/functionalManagement/roster/assign': () => ({ fromDate: '2026-06-06', shiftProgrammeId: null }),
  'POST /rest/s1/functionalManagement/shiftProgramme': (own) => ({
    ...{ title: 'x', priority: 77, programmeType: 'CShTDay', dayDate: '2026-06-06', holidays: 'through', forAll: 'N' },
    workShiftId: own['row/workShift'],
  }),
  'POST /rest/s1/functionalManagement/shiftVariant': () => ({ title: 'x', fromDate: '2026-06-06', thruDate: '2026-06-07' }),
  'POST /rest/s1/hcm/letterTemplate': (own) => ({ ...template, partyId: own.companyId }),
  'PUT /rest/s1/hcm/letterTemplate/:id': () => ({ ...template, rowVersion: 1 }),
  'POST /rest/s1/hcm/notificationRule': () => rule,
  'PUT /rest/s1/hcm/notificationRule/:noticeRuleId': () => ({ ...rule, rowVersion: 1 }),
  'POST /rest/s1/hcm/bulkAccounts/trial': () => ({ rule: 'personnelCode', selection: { all: { search: '', filters: [], sort: [] }, except: [] } }),
  'POST /rest/s1/hcm/personList/message': () => ({ subject: 'x', body: 'x', selection: { keys: [] } }),
  'POST /rest/s1/hcm/personList/cards': () => ({ selection: { keys: [] } }),
  'POST /rest/s1/hcm/personList/group': (own) => ({ employeeGroupId: own['row/employeeGroup'], fromDate: '2026-06-01', selection: { keys: [own.partyRelationshipId] } }),
};
let people: People;

/** The body of a call before the ids are put in: what its schema needs at least, or what it needs beside. */
function bodyOf({ call }: MountedRoute, own: References): unknown {
  const written = bodies[addressOf(call)];
  if (written) return written(own);
  const part = personParts.find((one) => [`/rest/s1/hcm/person/${one}`, `/rest/s1/hcm/person/${one}/:id`].includes(call.path));
  if (!call.body || !part) return call.body && leastOf(inputSchema(call.body));
  const values = { ...people.bodies('mark')[part].body, ...(part === 'structure' ? { employeeGroupId: own['row/employeeGroup'] } : {}) };
  return call.method === 'POST' ? { ...values, partyId: own.partyId } : { ...values, rowVersion: 1 };
}

/** What must be asked besides the id, or the answer would be the same for every one. */
const questions: Readonly<Record<string, Json>> = {
  'GET /rest/s1/hcm/checkRegister': { pseudoId: factsOf('director').pseudoId },
  // the first days on which somebody asks for leave and their colleague is away (references-processes.ts)
  'GET /rest/s1/hcm/leave/preview': { leaveTypeId: 'LvtUnpaid', mode: 'daily', fromDate: '2026-06-03', thruDate: '2026-06-04' },
  'GET /rest/s1/hcm/leave/team': { fromDate: '2026-06-01', thruDate: '2026-06-05' },
  'GET /rest/s1/functionalManagement/leaveRule/reach': { leaveTypeId: 'LvtMarriage', fromDate: '2026-05-01', dayMinutes: '440' },
  'GET /rest/s1/welfare/loan/prepayment': { amount: '40000000' },
  'GET /rest/s1/welfare/postponeInstallment': { number: '1' },
  'GET /rest/s1/welfare/postponeAll': { fromDate: '2026-05-10', thruDate: '2026-06-09' },
  'GET /rest/s1/welfare/ComputeInstallmentInfo': { finalLoanAmount: '1000000', finalInstallmentNumber: '1' },
  'GET /rest/s1/functionalManagement/roster': { from: '2026-06-01', thru: '2026-06-05' },
  ...Object.fromEntries(['summary', 'steps', 'actors'].map((name) => [`GET /rest/s1/hcm/report/runs/${name}`, { from: '2026-04-01', to: '2026-06-30' }])),
};

function kindOf({ call }: MountedRoute, name: string): ReferenceKind | undefined {
  const party = name === 'partyId' ? partyMeans(call) : undefined;
  const listed = inCall[addressOf(call)]?.[name] ?? (name === 'id' ? idOf.find(([path]) => call.path.startsWith(path))?.[1] : kinds[name]);
  const kind = party ?? listed ?? rowNames.kindOf(call.path, name);
  return call.permission === 'public' ? undefined : kind;
}

interface Named {
  readonly where: Slot['where'];
  readonly place: Place;
  readonly name: string;
}

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** All properties of an object schema, with those inside of them. */
function namesIn(schema: Json, where: Slot['where'], at: Place = []): Named[] {
  const choices = [schema, ...(['anyOf', 'oneOf'] as const).flatMap((key) => (Array.isArray(schema[key]) ? (schema[key] as Json[]) : []))];
  return choices.flatMap((choice) =>
    Object.entries(record(choice['properties'])).flatMap(([name, inner]) => {
      const items = record(record(inner)['items']);
      return [{ where, place: [...at, name], name }, ...namesIn(record(inner), where, [...at, name]), ...namesIn(items, where, [...at, name, 0])];
    }),
  );
}

const namesOf = ({ call }: MountedRoute): Named[] => [
  ...[...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({ where: 'path' as const, place: [name], name })),
  ...(call.query ? namesIn(inputSchema(call.query), 'query') : []),
  ...(call.body ? namesIn(inputSchema(call.body), 'body') : []),
];

const findSlots = (route: MountedRoute): Slot[] => {
  const found = namesOf(route).flatMap(({ where, place, name }): Slot[] => {
    const kind = kindOf(route, name);
    if (kind === undefined) return [];
    const wrap = jsonIds.has(name)
      ? (id: string) => JSON.stringify([id])
      : name === 'notifId' || name === 'taskIds' || name === 'replaceIds' || name === 'persons' || (['keys', 'partyIds'].includes(name) && where === 'body')
        ? (id: string) => [id]
        : undefined;
    return [{ where, place, kind, ...(wrap ? { wrap } : {}) }];
  });
  // who has no account has one after the first call that is answered
  return found.sort((a, b) => Number(b.kind === 'newcomer') - Number(a.kind === 'newcomer'));
};
const slots = new Map(routes.map((route) => [route, findSlots(route)]));
const slotsOf = (route: MountedRoute): readonly Slot[] => slots.get(route) ?? [];
const order = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
const withIds = routes
  .filter((route) => slotsOf(route).length > 0)
  .sort((a, b) => order.indexOf(a.call.method) - order.indexOf(b.call.method) || (addressOf(a.call) < addressOf(b.call) ? -1 : 1));

let server: TestApp;
let fenced: Readonly<Record<FencedName, Fenced>>;
let written: () => Promise<string[]>;
beforeAll(async () => {
  server = await startTestApp();
  await layOrganisation(server.owner);
  fenced = await layReferences(server, samples);
  people = await fillPeople(server.owner);
  written = await watchTables(server.owner);
});
afterAll(() => server.close());

const put = (value: unknown, [step, ...rest]: Place, what: unknown): unknown => {
  if (step === undefined) return what;
  if (typeof step === 'number') return [put(Array.isArray(value) ? value[step] : undefined, rest, what)];
  return { ...record(value), [step]: put(record(value)[step], rest, what) };
};

/** Which slots are filled beside the one that is asked about: those the call needs. */
const isNeeded = ({ call }: MountedRoute, { where, place }: Slot): boolean => {
  if (where === 'path') return true;
  if (bodies[addressOf(call)] && place.length > 1) return false;
  const schema = where === 'query' ? call.query : call.body;
  return schema !== undefined && ((inputSchema(schema)['required'] ?? []) as readonly unknown[]).includes(place[0]);
};

/** The answer to the call with an id in one slot and own ids in the others it needs. */
async function ask(name: FencedName, route: MountedRoute, asked: Slot, id: string): Promise<{ readonly status: number; readonly said: string }> {
  const { actor, own } = fenced[name];
  const { call } = route;
  let [path, query, body]: [string, Json, unknown] = [
    call.path.replace(':processType', 'LeavingRequest').replace(':output', 'insurance'),
    call.query ? { ...leastOf(inputSchema(call.query)), ...questions[addressOf(call)] } : {},
    bodyOf(route, own),
  ];
  for (const slot of [...slotsOf(route).filter((one) => one !== asked && isNeeded(route, one)), asked]) {
    const value = slot === asked ? id : rowOf(own, slot.kind);
    const whole = slot.wrap ? slot.wrap(value) : value;
    if (slot.place.at(-1) === 'organizationPartyId') body = put(body, ['levels', 0], { ...chainStep, verLevelCriteriaEnumId: 'VLCRoleInUnit', roleTypeId: 'OrgRManager' });
    if (slot.place[0] === 'basedOn') body = { ...record(body), basedOn: { rowVersion: 1 }, levels: [{ ...chainStep, emplPositionId: own.emplPositionId }] };
    if (slot.where === 'path') path = path.replace(`:${slot.place[0]}`, encodeURIComponent(value));
    else if (slot.where === 'query') query = { ...query, [String(slot.place[0])]: value };
    else body = put(body, slot.place, whole);
  }
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  const answer = await actor.request(call.method, `/api${path}${text === '' ? '' : `?${text}`}`, body);
  // the answer may name the id it was asked for, and each has a number of its own
  const said = answer.payload.replace(/"requestId":"[^"]*"/, '').replaceAll(id, 'ID');
  return { status: answer.statusCode, said };
}

const nameOf = ({ where, place }: Slot): string => `${where} ${place.join('.')}`;

test('of every id it is known whose it is', () => {
  const unknown = routes
    .filter(({ call }) => call.permission !== 'public' && !isAboutNobody(call))
    .flatMap((route) => namesOf(route).map(({ where, name }) => ({ route, where, name })))
    .filter(({ route, name }) => idLike.test(name) && kindOf(route, name) === undefined && !ofNobody.test(name))
    .map(({ route, where, name }) => `${addressOf(route.call)}: ${where} ${name}`);
  expect(unknown).toEqual([]);
});

/** Answers to an id that nothing has, by call, slot and asker: what a foreign one is compared with, and an own one later. */
const toNothing = new Map<string, string>();

describe('an id of somebody else is answered as one that nothing has, and nothing changes', () => {
  test.each(withIds.map((route) => [addressOf(route.call), route] as const))('%s', async (_, route) => {
    const faults: string[] = [];
    for (const slot of slotsOf(route))
      for (const name of Object.keys(fenced) as FencedName[]) {
        const missed = await ask(name, route, slot, nothing(slot.kind));
        const foreign = await ask(name, route, slot, rowOf(fenced[name].foreign, slot.kind));
        toNothing.set(`${addressOf(route.call)} ${nameOf(slot)} ${name}`, JSON.stringify(missed));
        if (foreign.status !== missed.status || foreign.said !== missed.said)
          faults.push(`${nameOf(slot)} as ${name}: ${foreign.status} ${foreign.said.slice(0, 150)} in place of ${missed.status} ${missed.said.slice(0, 150)}`);
      }
    expect(faults).toEqual([]);
    expect(await written()).toEqual([]);
  });
});

describe('what comes beside a file, and drafts by their own names', () => {
  const multipart = async (name: FencedName, url: string, fields: Readonly<Record<string, string>>) => {
    const answer = await fenced[name].actor.upload(url, { name: 'a.png', content: smallestPng }, fields);
    return { status: answer.statusCode, errorCode: answer.json<{ errorCode?: string }>().errorCode };
  };

  test('the photo of a person out of reach is not set', async () => {
    for (const name of Object.keys(fenced) as FencedName[]) {
      const photo = (id: string) => multipart(name, '/api/rest/s1/hcm/createPartyContent', { partyId: id, partyContentTypeEnumId: 'PcntFaceImage' });
      expect([name, await photo(fenced[name].foreign.partyId)]).toEqual([name, { status: 404, errorCode: 'platform/http.notFound' }]);
      expect(await photo(fenced[name].foreign.partyId)).toEqual(await photo(nothing('partyId')));
    }
    expect(await written()).toEqual([]);
    expect((await multipart('here', '/api/rest/s1/hcm/createPartyContent', { partyId: fenced.here.own.partyId, partyContentTypeEnumId: 'PcntFaceImage' })).status).toBe(200);
    await written();
  });

  test('nothing is imported into a company out of reach', async () => {
    const into = (name: FencedName, id: string) => multipart(name, '/api/rest/s1/hcm/import', { kind: 'personnel', companyId: id });
    for (const name of Object.keys(fenced) as FencedName[]) {
      const foreign = await into(name, fenced[name].foreign.companyId);
      expect(foreign.status).toBeGreaterThanOrEqual(400);
      expect(foreign).toEqual(await into(name, nothing('companyId')));
    }
    expect(await written()).toEqual([]);
  });

  test('the draft of another person under the same key is not there', async () => {
    const url = '/api/rest/s1/hcm/formDraft?key=personnel/register';
    const { here, units, self } = fenced;
    await here.actor.request('PUT', url, { values: { firstName: 'draft of here' } });
    await written();
    for (const { actor } of [units, self]) {
      expect((await actor.request('GET', url)).json()).toEqual({ draft: null });
      await actor.request('DELETE', url);
    }
    expect(await written()).toEqual([]);
    expect((await here.actor.request('GET', url)).payload).toContain('draft of here');
  });
});

/** Answers a count of the asker's own tasks, which is the same for everybody whom none of them is about. */
const countsOwn: ReadonlySet<string> = new Set(['GET /rest/s1/hcm/process/substitution/concerns']);

test('an own id is answered otherwise: the calls above had come so far as to look', async () => {
  const blunt: string[] = [];
  for (const route of withIds.filter(({ call }) => !countsOwn.has(addressOf(call))))
    for (const slot of slotsOf(route)) {
      const seen: string[] = [];
      const isSharp = async (name: FencedName): Promise<boolean> => {
        const missed = toNothing.get(`${addressOf(route.call)} ${nameOf(slot)} ${name}`) ?? '';
        // a call that says the same to every id (it is ended, it is gone) shows by what it does
        const tellsNothing = route.call.method !== 'GET' && missed.startsWith('{"status":200');
        await written();
        const own = JSON.stringify(await ask(name, route, slot, rowOf(fenced[name].own, slot.kind)));
        seen.push(own.slice(0, 200));
        return own !== missed || (tellsNothing && (await written()).length > 0);
      };
      if (!(await isSharp('here')) && !(await isSharp('units')) && !(await isSharp('self'))) blunt.push(`${addressOf(route.call)} ${nameOf(slot)}: ${seen[0]}`);
    }
  expect(blunt).toEqual([]);
  expect(server.faults).toEqual([]);
});
