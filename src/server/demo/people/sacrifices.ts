/** What very few people gave in war and service. Pure. */
import { ageInYears } from '#kernel/jalali/jalali.ts';
import type { EnumerationId } from '#platform/reference-data/reference-data.catalogue.ts';
import words from './life.messages.fa.ts';
import type { LifeMaking } from './life.ts';

/** In the clear; numbers are texts, for they are sealed. */
export interface Sacrifice {
  readonly sacrificeId: string;
  readonly sacrificeTypeEnumId: EnumerationId<'SacrificeType'>;
  readonly durationMonths: string;
  readonly operationArea: string | null;
  readonly disabilityPercent: string | null;
}

const ONE_IN = 0.012;
/** Those who are younger were children in the war. */
const OLD_ENOUGH = 54;

export function makeSacrifice({ file, today, dice, nextId }: LifeMaking): Sacrifice | null {
  const chance = dice(11);
  if (file.gender === 'N' || !chance.chance(ONE_IN)) return null;
  const wasThere = ageInYears(file.birthDate, today) >= OLD_ENOUGH;
  const type = wasThere ? chance.weighted({ SacWarrior: 6, SacVeteran: 4 }) : 'SacBasij';
  return {
    sacrificeId: nextId(),
    sacrificeTypeEnumId: type,
    durationMonths: String(chance.between(2, wasThere ? 30 : 12)),
    operationArea: wasThere ? words.operationArea : null,
    disabilityPercent: type === 'SacVeteran' ? String(chance.between(5, 45)) : null,
  };
}
