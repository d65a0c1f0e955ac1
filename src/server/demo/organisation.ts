/** Shape of a generated organisation. Dates are ISO texts, `thru` is the first day after, null for open. */
import type { EnumerationId } from '#platform/reference-data/reference-data.catalogue.ts';
import type { Field, Grade, JobKind, Level } from './jobs.ts';
import type { Ground, Life } from './people/life.ts';

export interface Span {
  readonly from: string;
  readonly thru: string | null;
}

export interface Company {
  readonly companyId: string;
  readonly parentCompanyId: string | null;
  readonly code: string;
  readonly name: string;
}

/** A unit; the first of a company is the company itself and bears its id. */
export interface Unit {
  readonly unitId: string;
  readonly companyId: string;
  readonly code: string;
  readonly name: string;
  readonly level: Level;
  readonly field: Field | null;
  /** Place of the present parent in `units`; null for the company's own. */
  readonly parent: number | null;
  /** Parents over time, oldest first. */
  readonly parents: readonly (Span & { readonly unit: number | null })[];
}

export interface Job extends JobKind {
  readonly jobId: string;
  readonly companyId: string;
  readonly code: string;
}

export interface Position {
  readonly positionId: string;
  readonly companyId: string;
  readonly code: string;
  readonly title: string;
  /** Places in `units`, `jobs` and (for the position reported to) `seats`. */
  readonly unit: number;
  readonly job: number;
  readonly reportsTo: number | null;
  readonly grade: Grade;
}

export interface Holding extends Span {
  readonly position: number;
}

/** One working life: seats held one after the other; `thru` of the last says whether the person has left. */
export interface Career {
  readonly companyId: string;
  readonly hired: string;
  readonly left: string | null;
  readonly holdings: readonly [Holding, ...Holding[]];
}

export interface PersonFile {
  readonly partyId: string;
  readonly relationshipId: string;
  readonly companyId: string;
  readonly personnelCode: string;
  readonly hired: string;
  readonly left: string | null;
  readonly holdings: readonly (Holding & { readonly id: string })[];
  readonly firstName: string;
  readonly lastName: string;
  readonly fatherName: string;
  /** Y male, N female (spec section 3). */
  readonly gender: 'Y' | 'N';
  readonly birthDate: string;
  readonly birthPlace: string;
  readonly marital: EnumerationId<'MaritalStatus'>;
  readonly kids: number;
  readonly military: EnumerationId<'MilitaryState'>;
  readonly nationalCode: string;
  readonly idNumber: string;
  readonly insuranceNumber: string;
  readonly qualification: { readonly id: string; readonly degree: EnumerationId<'QualificationType'>; readonly subject: string | null; readonly from: string };
  readonly kinds: readonly (Span & { readonly kind: EnumerationId<'EmploymentStatus'> })[];
  readonly account: { readonly id: string; readonly iban: string };
  readonly phone: { readonly id: string; readonly number: string };
  readonly address: { readonly id: string; readonly city: string; readonly street: string; readonly alley: string; readonly plate: string; readonly postalCode: string };
  /** Whole rials a day. */
  readonly wages: readonly (Span & { readonly daily: bigint })[];
}

export interface Structure {
  readonly companies: readonly Company[];
  readonly units: readonly Unit[];
  readonly jobs: readonly Job[];
  readonly seats: readonly Position[];
  /** Day from which companies, units and seats exist. */
  readonly founded: string;
}

export interface Organisation extends Structure {
  /** ISO date on which the history ends. */
  readonly today: string;
  readonly careers: readonly Career[];
  /** The file of a career, by its place; the same one whenever it is asked for. */
  person(index: number): PersonFile;
  /** What the file holds beyond it, on the ground of an installation. */
  life(index: number, ground: Ground): Life;
  /** Id of a row that belongs to a company and to nobody in it, by running number. */
  companyRowId(number: number): string;
}

export interface OrganisationOptions {
  /** Files altogether, leavers included. */
  readonly people: number;
  /** Units altogether, the companies' own included. */
  readonly units: number;
  readonly seed: number;
  /** The holding and its subsidiaries; three unless told, at most nine. */
  readonly companies?: number;
  /** ISO date on which the generated history ends. */
  readonly today: string;
}
