/** Documents of people and what their employment asks for: some lack, some have ended or are about to, of few there is a scan. Pure. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { EXPIRING_DAYS } from '#modules/personnel/documents/documents.rules.ts';
import type { EnumerationId } from '#platform/reference-data/reference-data.catalogue.ts';
import type { Dice } from './dice.ts';
import type { PaperType } from './options.ts';
import type { LifeMaking, Row } from './people/life.ts';
import { earlier, later, years } from './spans.ts';

type Type = PaperType;
type Kind = EnumerationId<'EmploymentStatus'>;

/** Asked of everybody, of one kind of employment, or of men. */
const asked: readonly { readonly type: Type; readonly kind?: Kind; readonly gender?: 'Y' }[] = [
  { type: 'AttBirthCertificate' },
  { type: 'AttNationalCard' },
  { type: 'AttDegree' },
  { type: 'AttMedical' },
  { type: 'AttMilitaryCard', gender: 'Y' },
  { type: 'AttOrder', kind: 'EmsOfficial' },
  { type: 'AttOrder', kind: 'EmsTreaty' },
  { type: 'AttContract', kind: 'EmsContract' },
  { type: 'AttContract', kind: 'EmsHourly' },
  { type: 'AttContract', kind: 'EmsDaily' },
  { type: 'AttNoRecord', kind: 'EmsContract' },
];

export const makeRequired = (companyId: string, nextId: () => string): Row[] =>
  asked.map(({ type, kind, gender }) => ({ requiredDocumentId: nextId(), companyId, documentTypeEnumId: type, employmentStatusEnumId: kind ?? null, gender: gender ?? null }));

export interface Paper {
  readonly personDocumentId: string;
  readonly documentTypeEnumId: Type;
  readonly documentDate: string;
  readonly expiryDate: string | null;
  /** Whether there is a scan. */
  readonly hasScan: boolean;
}

/** Share of people who have it, and for how many years it is good. */
const kept: Partial<Record<Type, { readonly share: number; readonly years?: number }>> = {
  AttBirthCertificate: { share: 0.95 },
  AttNationalCard: { share: 0.93, years: 10 },
  AttDegree: { share: 0.86 },
  AttMedical: { share: 0.82, years: 1 },
  AttMilitaryCard: { share: 0.8 },
  AttOrder: { share: 0.9 },
  AttContract: { share: 0.88, years: 1 },
  AttNoRecord: { share: 0.7 },
  AttMarriage: { share: 0.35 },
  AttInsuranceHistory: { share: 0.4 },
};

/** Somebody has begun to scan: nearly all of the first two dozen people, of the next ones every third. */
const ALL_SCANNED = 24;
const SCANNED_EVERY = 3;
const SCANNED_UNTIL = 1_500;

/** A document that is good for a while was renewed in time by most; few are about to end or have ended. */
function daysOf(good: number | undefined, { file, today }: LifeMaking, chance: Dice): { documentDate: string; expiryDate: string | null } {
  const until = file.left ?? today;
  if (good === undefined) return { documentDate: later(addDays(file.hired, -chance.between(0, 900)), file.birthDate), expiryDate: null };
  const state = chance.weighted({ ended: 4, ending: 4, far: 92 });
  const days = { ended: -chance.between(1, 200), ending: chance.between(3, EXPIRING_DAYS), far: chance.between(EXPIRING_DAYS + 10, years(good) - 1) };
  const expiryDate = addDays(until, days[state]);
  return { documentDate: earlier(addDays(expiryDate, -years(good)), addDays(until, -1)), expiryDate };
}

export function makePapers(making: LifeMaking): Paper[] {
  const { file, number, dice, nextId } = making;
  const chance = dice(8);
  const kind = file.kinds.at(-1)?.kind;
  const own = asked.filter((one) => (one.kind === undefined || one.kind === kind) && (one.gender === undefined || (file.gender === 'Y' && file.military === 'MilDone')));
  const types: Type[] = [...own.map(({ type }) => type), ...(file.marital === 'MarsMarried' ? (['AttMarriage'] as const) : []), 'AttInsuranceHistory'];
  const isScanned = number < ALL_SCANNED || (number < SCANNED_UNTIL && number % SCANNED_EVERY === 0);
  return types.flatMap((type): Paper[] => {
    const { share, years: good } = kept[type] ?? { share: 0 };
    if (!chance.chance(share)) return [];
    return [{ personDocumentId: nextId(), documentTypeEnumId: type, ...daysOf(good, making, chance), hasScan: isScanned && chance.chance(0.9) }];
  });
}
