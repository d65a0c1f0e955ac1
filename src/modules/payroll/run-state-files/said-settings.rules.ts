/** How the type of an output says that its lists are written (guide payroll 4.4; iran.md 2.1, 2.2: programs differ in them). Pure. */
import type { InsuranceLayout } from '../state-files/insurance-layouts.rules.ts';
import type { TaxLayout } from '../state-files/tax-list.rules.ts';

/** Settings of an output type, by their names. */
type Settings = Readonly<Record<string, string>> | undefined;

const layouts: Readonly<Record<string, InsuranceLayout | TaxLayout>> = { IllM: 'M', IllT: 'T', IllExtended: 'extended', TllCurrent: 'current', TllOlder: 'older' };
const encodings = { IleIranSystem: 'iranSystem', IleCp1256: 'cp1256' } as const;

const numberIn = (settings: Settings, name: string): number | undefined => (settings?.[name] === undefined ? undefined : Number(settings[name]));

/** Layout, encoding and mark where the type says them; undefined as usual. */
export function saidForm(settings: Settings) {
  const encoding = Object.entries(encodings).find(([id]) => id === settings?.['OPTInsuranceEncoding'])?.[1];
  const mark = settings?.['OPTTaxMark'];
  return {
    layout: layouts[settings?.['OPTInsuranceLayout'] ?? settings?.['OPTTaxLayout'] ?? ''],
    encoding,
    bom: mark === undefined ? undefined : mark === 'TlmWith' ? ('Y' as const) : ('N' as const),
  };
}

/** What the head of the list of insurance says: kind 0 by the instruction, the rate of the rows and the amount of hard work where the type says nothing else. */
export const saidHead = (settings: Settings) => ({
  kind: numberIn(settings, 'OPTInsuranceKind') ?? 0,
  rate: numberIn(settings, 'OPTInsuranceRate'),
  needsJobCode: settings?.['OPTInsuranceJobCode'] === 'IljNeeded',
  hardWork: numberIn(settings, 'OPTInsuranceHardWork') ?? ('amount' as const),
});
