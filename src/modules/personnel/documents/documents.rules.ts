/** What documents are: whose eyes they are for, and when somebody is reminded of their end. Pure. */
import type { FieldClass } from '#kernel/entity.ts';

const classes = {
  AttDegree: 'personal',
  AttInsuranceHistory: 'personal',
  AttContract: 'personal',
  AttOrder: 'personal',
  AttUndertaking: 'personal',
  AttGuarantee: 'personal',
  AttResume: 'personal',
  AttTraining: 'personal',
  AttNoAddiction: 'health',
  AttMedical: 'health',
  AttMarriage: 'family',
  AttFamilyCertificate: 'family',
} as const satisfies Readonly<Record<string, FieldClass>>;

export type DocumentClass = 'identity' | (typeof classes)[keyof typeof classes];

/** Class of a type of document: identity for papers of identity, and for every type that the house added itself. */
export const documentClass = (type: unknown): DocumentClass => (typeof type === 'string' && Object.hasOwn(classes, type) ? classes[type as keyof typeof classes] : 'identity');

const listed = Object.keys(classes);

/** The types whose class is held: those named, or all but those named. */
export const seenTypes = (held: { has(one: FieldClass): boolean }): { readonly only: readonly string[] } | { readonly allBut: readonly string[] } => {
  const isSeen = (type: string): boolean => held.has(documentClass(type));
  return held.has('identity') ? { allBut: listed.filter((type) => !isSeen(type)) } : { only: listed.filter(isSeen) };
};

/** Days before the end at which somebody is told; on the last day once more. */
export const thresholds: readonly number[] = [60, 30, 7, 0];
/** A document that ends within so many days is about to. */
export const EXPIRING_DAYS = 60;
/** Documents that ended longer ago stand in the list, but nobody is told any more. */
export const FORGOTTEN_DAYS = 30;

/** The nearest threshold that so many days before the end lie within; undefined while none is reached, and long after. */
export const thresholdOf = (daysLeft: number): number | undefined =>
  daysLeft < -FORGOTTEN_DAYS ? undefined : thresholds.toSorted((one, other) => one - other).find((days) => daysLeft <= days);
