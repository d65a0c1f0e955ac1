/** What the settings of outputs may say. Pure. */

/** Settings whose value is one of an enumeration, by the enumeration. */
export const settingLists: Readonly<Record<string, string>> = {
  ...{ OPTPayFor: 'PayFor', OPTTaxPaymentMethod: 'TaxPaymentMethod', OPTTaxLayout: 'TaxListLayout', OPTTaxMark: 'TaxListMark' },
  ...{ OPTInsuranceLayout: 'InsuranceListLayout', OPTInsuranceEncoding: 'InsuranceListEncoding', OPTInsuranceJobCode: 'InsuranceListJobCode' },
};

/** What a value of a setting without a list matches as a whole. */
const numbers: Readonly<Record<string, RegExp>> = {
  ...{ OPTDiskBankSerial: /^\d{1,10}$/, OPTNumberInsurList: /^\d{1,12}$/ },
  ...{ OPTInsuranceKind: /^\d$/, OPTInsuranceRate: /^\d{1,2}$/, OPTInsuranceHardWork: /^\d{1,2}$/ },
};

/** The same as a text, for who fills in a value elsewhere; null: any text. */
export const shapeOf = (setting: string): string | null => numbers[setting]?.source ?? null;

/** Whether a value has the shape of its setting; of one with a list the list decides. */
export const isShaped = (setting: string, value: string): boolean => numbers[setting]?.test(value) ?? true;
