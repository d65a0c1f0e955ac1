/** Jobs of the demo organisation: category, grade, and which fields of work employ them. */
import type { EnumerationId } from '#platform/reference-data/reference-data.catalogue.ts';
import messages from './structure.messages.fa.ts';

export type Level = Exclude<EnumerationId<'OrganizationLevel'>, 'OlBranch'>;
export type Field = keyof typeof messages.fields;
/** From the chief executive down; decides wage, education and age. */
export type Grade = 'chief' | 'deputy' | 'manager' | 'head' | 'supervisor' | 'senior' | 'expert' | 'technician' | 'worker';

type StaffJob = keyof typeof messages.jobs;
export type JobKey = StaffJob | Level;

export interface JobKind {
  readonly key: JobKey;
  readonly title: string;
  readonly category: EnumerationId<'JobCategory'>;
  readonly grade: Grade;
}

const headGrades: Readonly<Record<Level, Grade>> = {
  OlCompany: 'chief',
  OlDeputy: 'deputy',
  OlManagement: 'manager',
  OlOffice: 'head',
  OlSection: 'supervisor',
  OlUnit: 'supervisor',
};

const staff: Readonly<Record<StaffJob, readonly [EnumerationId<'JobCategory'>, Grade]>> = {
  recruiting: ['JcAdminFinance', 'expert'],
  payroll: ['JcAdminFinance', 'expert'],
  personnel: ['JcAdminFinance', 'expert'],
  training: ['JcTraining', 'expert'],
  accountant: ['JcAdminFinance', 'expert'],
  seniorAccountant: ['JcAdminFinance', 'senior'],
  budget: ['JcAdminFinance', 'expert'],
  treasury: ['JcAdminFinance', 'expert'],
  developer: ['JcIt', 'senior'],
  network: ['JcIt', 'expert'],
  support: ['JcIt', 'expert'],
  operator: ['JcProduction', 'worker'],
  worker: ['JcProduction', 'worker'],
  technician: ['JcProduction', 'technician'],
  planner: ['JcProduction', 'expert'],
  mechanic: ['JcTechnical', 'technician'],
  electrician: ['JcTechnical', 'technician'],
  engineer: ['JcTechnical', 'senior'],
  processEngineer: ['JcTechnical', 'expert'],
  seller: ['JcSales', 'expert'],
  buyer: ['JcSales', 'expert'],
  storekeeper: ['JcSales', 'worker'],
  marketer: ['JcSales', 'expert'],
  inspector: ['JcTechnical', 'technician'],
  laboratory: ['JcTechnical', 'expert'],
  safety: ['JcHealth', 'expert'],
  secretary: ['JcAdminFinance', 'expert'],
  driver: ['JcServices', 'worker'],
  guard: ['JcSecurity', 'worker'],
  lawyer: ['JcLegal', 'expert'],
  clerk: ['JcServices', 'technician'],
};

export const jobKinds: readonly JobKind[] = [
  ...(Object.keys(headGrades) as Level[]).map((key): JobKind => ({ key, title: messages.headJobs[key], category: 'JcAdminFinance', grade: headGrades[key] })),
  ...(Object.keys(staff) as StaffJob[]).map((key): JobKind => ({ key, title: messages.jobs[key], category: staff[key][0], grade: staff[key][1] })),
];

/** Jobs of a field in the order in which its seats are filled, over and over; a job named twice is twice as frequent. */
export const staffOf: Readonly<Record<Field, readonly StaffJob[]>> = {
  people: ['payroll', 'recruiting', 'personnel', 'training', 'personnel'],
  finance: ['accountant', 'seniorAccountant', 'budget', 'treasury', 'accountant'],
  it: ['support', 'network', 'developer', 'support'],
  production: ['operator', 'worker', 'technician', 'operator', 'planner', 'worker', 'operator'],
  technical: ['mechanic', 'electrician', 'processEngineer', 'mechanic', 'engineer'],
  sales: ['seller', 'storekeeper', 'buyer', 'marketer', 'seller', 'storekeeper'],
  quality: ['inspector', 'laboratory', 'safety', 'inspector'],
  services: ['driver', 'guard', 'clerk', 'secretary', 'guard', 'lawyer'],
};

/** Fields in the order in which the deputies of a company are set up. */
export const fieldOrder = Object.keys(staffOf) as readonly Field[];
