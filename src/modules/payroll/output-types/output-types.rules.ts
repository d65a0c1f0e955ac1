/** What the settings of outputs may say. Pure. */

/** Settings whose value is one of an enumeration, by the enumeration. */
export const settingLists: Readonly<Record<string, string>> = { OPTPayFor: 'PayFor', OPTTaxPaymentMethod: 'TaxPaymentMethod' };

const numbers: Readonly<Record<string, RegExp>> = { OPTDiskBankSerial: /^\d{1,10}$/, OPTNumberInsurList: /^\d{1,12}$/ };

/** Whether a value has the shape of its setting; of one with a list the list decides. */
export const isShaped = (setting: string, value: string): boolean => numbers[setting]?.test(value) ?? true;
