/** Processes with chains that the guide names; a slice that brings another one seeds it beside its own files. */
import words from './approval.messages.fa.ts';
import { type ApprovalProcess, approvalSeed, type ProcessArea } from './approval-seed.server.ts';

const areas: Readonly<Record<keyof typeof words.processes, ProcessArea>> = {
  InfoChange: 'personnel',
  Agreement: 'orders',
  EmplOrder: 'orders',
  Evaluations: 'performance',
  EvaluatorProtest: 'performance',
  WorkCalendar: 'attendance',
  AttendanceIntegration: 'attendance',
  PTCalcPayroll: 'payroll',
  WelfareLoan: 'welfare',
  WelfareService: 'welfare',
  NeedAssessment: 'training',
  ProgramAndBudget: 'training',
  HumanresWorkforce: 'recruitment',
  LeavingRequest: 'offboarding',
};

const processes = (Object.keys(areas) as (keyof typeof areas)[]).map(
  (id): ApprovalProcess => ({ id, area: areas[id], title: words.processes[id], ...(id === 'Evaluations' ? { onePerPosition: true } : {}) }),
);

export const seed = approvalSeed('platform/approval', processes);
