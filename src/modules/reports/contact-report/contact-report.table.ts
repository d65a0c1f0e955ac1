/** People with their numbers (guide personnel 10.2, contact). */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { blankColumn, personColumns } from '../person-report/person-columns.rules.ts';
import words from './contact-report.messages.fa.ts';

const contact = { class: 'contact' } as const;
const condition = { ...contact, isCondition: true } as const;
const kinds = { ...condition, type: 'select', operators: ['in', 'notIn'] } as const;
const any = { ...condition, operators: ['contains', 'begins', 'is'] } as const;
const phones = 'ContactMechPurpose/CmtTelecomNumber';

const { mobile, landline, workPhone, emergency, email } = words;
const facts = optionRows({ mobile, landline, workPhone, emergency, email });

export const contactTable = defineTable({
  key: 'reports/contact',
  rowKey: 'partyId',
  title: words.title,
  pageSize: 25,
  columns: [
    ...personColumns,
    { name: 'mobile', label: words.mobile, type: 'code', ...contact },
    { name: 'landline', label: words.landline, type: 'code', ...contact },
    { name: 'areaCode', label: words.areaCode, type: 'code', hidden: true, ...contact },
    { name: 'workPhone', label: words.workPhone, type: 'code', hidden: true, ...contact },
    { name: 'emergency', label: words.emergency, type: 'code', hidden: true, ...contact },
    { name: 'email', label: words.email, type: 'code', width: 192, ...contact },
    { name: 'anyNumber', label: words.anyNumber, type: 'code', ...any },
    { name: 'anyAddress', label: words.anyAddress, type: 'text', ...any },
    { name: 'kinds', label: words.kinds, options: phones, ...kinds },
    { name: 'missing', label: words.missing, options: phones, ...kinds },
    { name: 'missingElectronic', label: words.missingElectronic, options: 'ContactMechPurpose/CmtElectronicAddress', ...kinds },
    blankColumn('contact', facts),
  ],
});
