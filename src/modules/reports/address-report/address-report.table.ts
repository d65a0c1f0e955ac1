/** People with where they live (guide personnel 10.2, address). */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { blankColumn, personColumns } from '../person-report/person-columns.rules.ts';
import words from './address-report.messages.fa.ts';

const contact = { class: 'contact' } as const;
const rare = { ...contact, hidden: true } as const;
const kinds = { ...contact, type: 'select', options: 'ContactMechPurpose/CmtPostalAddress', operators: ['in', 'notIn'], isCondition: true } as const;

const { province, county, district, street, postalCode, phone } = words;
const facts = optionRows({ province, county, district, street, postalCode, phone });

export const addressTable = defineTable({
  key: 'reports/address',
  rowKey: 'partyId',
  title: words.title,
  pageSize: 25,
  columns: [
    ...personColumns,
    { name: 'address', label: words.address, type: 'text', width: 320, ...contact },
    { name: 'phone', label: words.phone, type: 'code', ...contact },
    { name: 'country', label: words.country, type: 'select', options: 'Country', ...rare },
    { name: 'province', label: words.province, type: 'select', options: 'Province', ...rare },
    { name: 'county', label: words.county, type: 'select', options: 'County', ...rare },
    { name: 'district', label: words.district, type: 'text', ...rare },
    { name: 'street', label: words.street, type: 'text', ...rare },
    { name: 'alley', label: words.alley, type: 'text', ...rare },
    { name: 'plate', label: words.plate, type: 'text', ...rare },
    { name: 'floor', label: words.floor, type: 'text', ...rare },
    { name: 'unitNumber', label: words.unitNumber, type: 'text', ...rare },
    { name: 'postalCode', label: words.postalCode, type: 'code', ...rare },
    { name: 'areaCode', label: words.areaCode, type: 'code', ...rare },
    { name: 'kinds', label: words.kinds, ...kinds },
    { name: 'missing', label: words.missing, ...kinds },
    blankColumn('contact', facts),
  ],
});
