/** Statuses and the moves that are allowed between them (spec section 4; guide enumerations 17.2, data-model 3.3). */
import { optionsOfLists, type SeededOption, type SeededType, typesOfLists } from './enumerations.catalogue.ts';
import words from './statuses.messages.fa.ts';

export type StatusType = keyof typeof words;
export type StatusId<T extends StatusType = StatusType> = T extends StatusType ? keyof (typeof words)[T]['options'] & string : never;

export const statusTypes: readonly SeededType[] = typesOfLists('status', words);
export const statuses: readonly SeededOption[] = optionsOfLists(words);

type Moves = { readonly [T in StatusType]?: { readonly [From in StatusId<T>]?: readonly StatusId<T>[] } };

/** On and off again. */
const moves: Moves = {
  PartyRelationship: { ActiveRel: ['NotActiveRel'], NotActiveRel: ['ActiveRel'] },
  EmplPosition: { EmpsPlanned: ['EmpsActive'], EmpsActive: ['EmpsInactive'], EmpsInactive: ['EmpsActive'] },
  Agreement: { ActiveAgr: ['NotActiveAgr'], NotActiveAgr: ['ActiveAgr'] },
  EmplOrder: { ActiveEmplOrder: ['NotActiveEmplOrder'], NotActiveEmplOrder: ['ActiveEmplOrder'] },
  CommunicationEvent: {
    CeInProgress: ['CeReady', 'CeSent', 'CeCancelled'],
    CeReady: ['CeSent', 'CeInProgress', 'CeCancelled'],
    CeSent: ['CeReceived', 'CeViewed', 'CeBounced'],
    CeReceived: ['CeViewed', 'CeReferred', 'CeResolved'],
    CeViewed: ['CeReceived', 'CeAssigned', 'CeReferred', 'CeResolved'],
    CeAssigned: ['CeResolved', 'CeReferred'],
    CeReferred: ['CeAssigned', 'CeResolved'],
  },
  WorkEffort: {
    WeInPlanning: ['WeApproved', 'WeCancelled'],
    WeApproved: ['WeInProgress', 'WeCancelled'],
    WeInProgress: ['WeOnHold', 'WeComplete', 'WeCancelled'],
    WeOnHold: ['WeInProgress', 'WeCancelled'],
    WeComplete: ['WeClosed'],
  },
  QuestionnaireApplication: {
    QstAppPlanning: ['QstAppPlanned', 'QstAppCanceled'],
    QstAppPlanned: ['QstAppPlanning', 'QstAppRunning', 'QstAppCanceled'],
    QstAppRunning: ['QstAppFinished', 'QstAppCanceled'],
  },
  QuestionnaireAnswer: { QstAnsIncompleted: ['QstAnsCompleted'] },
  EvaluationPeriodStatus: {
    EvPerDefined: ['EvPerProposed'],
    EvPerProposed: ['EvPerManagerConfirmed'],
    EvPerManagerConfirmed: ['EvPerExpertCompleted', 'EvPerProposed'],
    EvPerExpertCompleted: ['EvPerApproved', 'EvPerManagerConfirmed'],
    EvPerApproved: ['EvPerScheduled'],
    EvPerScheduled: ['EvPerRunning'],
    EvPerRunning: ['EvPerProtest', 'EvPerCompleted'],
    EvPerProtest: ['EvPerCompleted'],
  },
  InputFactor: { Activated: ['Deactivated'], Deactivated: ['Activated'] },
  WorkingFactor: { WFSActive: ['WFSNotActive'], WFSNotActive: ['WFSActive'] },
  ShiftWork: { SWSActive: ['SWSNotActive'], SWSNotActive: ['SWSActive'] },
  AttendenceDevice: { ADSActive: ['ADSNotActive'], ADSNotActive: ['ADSActive'] },
  TimeSheet: { TSSOpen: ['TSSLocked', 'TSSWrong'] },
  InfoChangeType: { ICTActive: ['ICTNotActive'], ICTNotActive: ['ICTActive'] },
  SalaryEmploymentStatus: { SESPaid: ['SESSuspended', 'SESEnded'], SESSuspended: ['SESPaid', 'SESEnded'] },
  InstructorQualification: { IqPending: ['IqAccepted', 'IqRejected'], IqAccepted: ['IqRejected'], IqRejected: ['IqPending'] },
  CurriculumCourseStatus: {
    PlannedInNeeds: ['UnderReview'],
    UnderReview: ['PlacedInCurriculum', 'PlannedInNeeds'],
    PlacedInCurriculum: ['Approved', 'UnderReview'],
    Approved: ['Assessment'],
  },
  Curriculum: { Created: ['Inreview'], Inreview: ['Approved', 'Rejected', 'Created'], Approved: ['Closed'], Rejected: ['Created'] },
  PayGroup: { PayGroupActive: ['PayGroupNotActive'], PayGroupNotActive: ['PayGroupActive'] },
  VoucherTemplate: { VTActive: ['VTNotActive'], VTNotActive: ['VTActive'] },
  PayrollRun: {
    PrDraft: ['PrActions', 'PrCancelled'],
    PrActions: ['PrCalculated', 'PrDraft'],
    PrCalculated: ['PrVoucherReady', 'PrInApproval', 'PrDraft', 'PrCancelled'],
    PrVoucherReady: ['PrInApproval', 'PrDraft', 'PrCancelled'],
    PrInApproval: ['PrApproved', 'PrDraft'],
    PrApproved: ['PrPaid', 'PrReversed', 'PrCalculated'],
    PrPaid: ['PrReversed'],
  },
  ReCandidate: {
    NewCandidate: ['CandidateInReview', 'CandidateRejected'],
    CandidateInReview: ['CandidateAccepted', 'CandidateRejected', 'CandidateReserve'],
    CandidateReserve: ['CandidateInReview', 'CandidateAccepted', 'CandidateRejected'],
  },
  JobRequisition: { RequisitionDraft: ['Posting', 'RequisitionCancelled'], Posting: ['RequisitionClosed', 'RequisitionCancelled'] },
  WelfareGroupStatus: { ActiveWelfareGroup: ['NotActiveWelfareGroup'], NotActiveWelfareGroup: ['ActiveWelfareGroup'] },
  LoanStatus: { ActiveLoan: ['NotActiveLoan'], NotActiveLoan: ['ActiveLoan'] },
  LoanInstallment: { UnPaidInstallment: ['DelayedInstallment', 'PaidInstallment'], DelayedInstallment: ['PaidInstallment'] },
  WelfareService: { activeWelfare: ['deactiveWelfare'], deactiveWelfare: ['activeWelfare'] },
  WelfareProcess: { Initial: ['Confirmation', 'Correction', 'Rejection'], Correction: ['Confirmation', 'Rejection'], Confirmation: ['Completed', 'Correction', 'Rejection'] },
  SuggestionStatus: { SgDraft: ['SgSubmitted'], SgSubmitted: ['SgInReview'], SgInReview: ['SgAccepted', 'SgRejected'], SgAccepted: ['SgDone'] },
  LeavingRequest: {
    LvDraft: ['LvInApproval', 'LvCancelled'],
    LvInApproval: ['LvClearance', 'LvDraft', 'LvRejected'],
    LvClearance: ['LvCompleted', 'LvCancelled'],
  },
  CompensationClaim: { ClmDraft: ['ClmSubmitted'], ClmSubmitted: ['ClmInsurer', 'ClmRejected', 'ClmDraft'], ClmInsurer: ['ClmPaid', 'ClmRejected'] },
};

export interface SeededMove {
  readonly id: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly sequence: number;
}

export const transitions: readonly SeededMove[] = Object.entries(moves).flatMap(([type, from]) =>
  Object.entries(from as Readonly<Record<string, readonly string[]>>).flatMap(([status, targets]) =>
    targets.map((to, index) => ({ id: `${type}.${status}.${to}`, type, from: status, to, sequence: index + 1 })),
  ),
);
