/**
 * Kinds of leave and what counts of them (guide iran.md 1.3, enumerations-states-messages.md 17.1). Confidence as of the legal
 * figures: V two sources, S one, C sources conflict, B believed. The limit above which the personnel office decides too is no
 * law: it is what a company begins with, and a row of its own takes its place. Days a year and days that carry over of the
 * annual leave stand with the yearly figures (LpLeaveDays, LpLeaveCarry).
 */
import sources from './leave-sources.messages.fa.ts';
import words from './leave-types.messages.fa.ts';

export type LeaveTypeId = keyof typeof words;
/** The one with a balance. */
export const ANNUAL = 'LvtAnnual' satisfies LeaveTypeId;

interface Kind {
  readonly id: LeaveTypeId;
  /** What it says of somebody that they take it. */
  readonly fieldClass: 'personal' | 'health';
  readonly hasBalance?: true;
  readonly counts: 'working' | 'calendar';
  readonly allowsHours?: true;
  readonly mostDays?: number;
  readonly hrOverDays?: number;
  readonly needsDocument?: true;
  readonly paidBy: 'employer' | 'insurance' | 'nobody';
  readonly source: string;
  readonly confidence: 'V' | 'S' | 'C' | 'B';
}

const kinds: readonly Kind[] = [
  {
    id: 'LvtAnnual',
    fieldClass: 'personal',
    hasBalance: true,
    counts: 'working',
    allowsHours: true,
    hrOverDays: 10,
    paidBy: 'employer',
    source: sources.annual,
    confidence: 'V',
  },
  { id: 'LvtSick', fieldClass: 'health', counts: 'calendar', hrOverDays: 3, needsDocument: true, paidBy: 'insurance', source: sources.sick, confidence: 'S' },
  { id: 'LvtUnpaid', fieldClass: 'personal', counts: 'calendar', allowsHours: true, hrOverDays: 3, paidBy: 'nobody', source: sources.custom, confidence: 'B' },
  { id: 'LvtMarriage', fieldClass: 'personal', counts: 'working', mostDays: 3, needsDocument: true, paidBy: 'employer', source: sources.family, confidence: 'V' },
  { id: 'LvtBereavement', fieldClass: 'personal', counts: 'working', mostDays: 3, paidBy: 'employer', source: sources.family, confidence: 'V' },
  { id: 'LvtMaternity', fieldClass: 'health', counts: 'calendar', hrOverDays: 0, needsDocument: true, paidBy: 'insurance', source: sources.maternity, confidence: 'B' },
];

/** 1 Farvardin 1398, the first year of the legal figures. */
const SINCE = '2019-03-21';

const indicator = (value: true | undefined): 'Y' | 'N' => (value ? 'Y' : 'N');

export const leaveTypes = kinds.map(({ id, fieldClass, hasBalance }, at) => ({
  leave_type_id: id,
  description: words[id],
  field_class: fieldClass,
  has_balance: indicator(hasBalance),
  sequence_num: at + 1,
}));

export const leaveRules = kinds.map(({ id, counts, allowsHours, mostDays, hrOverDays, needsDocument, paidBy, source, confidence }) => ({
  leave_type_id: id,
  since: SINCE,
  counts,
  allows_hours: indicator(allowsHours),
  most_days: mostDays ?? null,
  hr_over_days: hrOverDays ?? null,
  needs_document: indicator(needsDocument),
  paid_by: paidBy,
  source,
  confidence,
}));
