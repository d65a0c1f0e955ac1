/**
 * Option lists by name (spec 3 and 7; guide conventions.md 1.2 and 3.3), for select fields.
 * Invariants: lists of the installation belong to nobody; lists of companies are those of the own company, open to
 * everybody in it. Every answer carries a version tag that changes with any write to reference data. An option that is no longer
 * offered stays in its list with optionIndicator N, because records still name it. An unknown list is an empty one.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';

/** Options of one list at most; the largest list, the cities of the country, has fewer. */
export const OPTION_LIMIT = 5_000;
/** Lists asked for at once. */
export const MAX_LISTS = 50;

export const geoTypes = ['GEOT_COUNTRY', 'GEOT_PROVINCE', 'GEOT_COUNTY', 'GEOT_REGION', 'GEOT_CITY'] as const;

const name = z.string().check(z.minLength(1), z.maxLength(60));
const optionIndicator = z.enum(['Y', 'N']);
const open = { method: 'GET', permission: 'session', scope: 'none', tagged: true } as const;

const enumerationRow = z.strictObject({
  enumId: text,
  enumTypeId: text,
  parentEnumId: z.nullable(text),
  enumCode: z.nullable(text),
  description: text,
  optionValue: z.nullable(text),
  sequenceNum: z.int(),
  isDefault: optionIndicator,
  optionIndicator,
});
export type EnumerationRow = z.infer<typeof enumerationRow>;

const geoRow = z.strictObject({ geoId: text, geoTypeEnumId: text, parentGeoId: z.nullable(text), geoName: text, geoCodeNumeric: z.nullable(text), optionIndicator });
export type GeoRow = z.infer<typeof geoRow>;

/** A row of a company's list: enumId is the row's id, whatever it is called where it lies. */
const companyRow = z.strictObject({ enumId: text, code: text, description: text, parentEnumId: z.nullable(text), optionIndicator });
export type CompanyRow = z.infer<typeof companyRow>;

export const enumeration = defineCall({
  ...open,
  path: '/rest/s1/hcm/entity/Enumeration',
  summary: 'Options of a list, in the order they are offered',
  query: z.strictObject({ enumTypeId: name }),
  of: ['baseData/enumeration', 'baseData/settingType'],
  reply: z.strictObject({ result: z.array(enumerationRow) }),
});

export const partySettingTypes = defineCall({
  ...open,
  path: '/rest/s1/hcm/getTypeOfPartySetting',
  summary: 'Kinds of other information of people (OtherPersonalInf) or organisations (OtherOrgInfo), each with what a value of it may be',
  query: z.strictObject({ settingTypeEnumId: name }),
  of: ['baseData/settingType'],
  reply: z.strictObject({
    partySettingTypes: z.array(
      z.strictObject({
        partySettingTypeId: text,
        description: text,
        /** The list of which a value is one; null: a text. */
        enumTypeId: z.nullable(text),
        /** What a text matches as a whole. */
        validRegexp: z.nullable(text),
        /** What a new value begins with: a text, or the option that its list marks. */
        defaultValue: z.nullable(text),
        sequenceNum: z.int(),
        optionIndicator,
        /** The options of the list. */
        values: z.array(z.strictObject({ enumId: text, description: text, sequenceNum: z.int(), optionIndicator })),
      }),
    ),
  }),
});

export const statusItem = defineCall({
  ...open,
  path: '/rest/s1/hcm/entity/StatusItem',
  summary: 'Statuses of a type, in the order they are offered',
  query: z.strictObject({ statusTypeId: name }),
  of: ['baseData/status'],
  reply: z.strictObject({
    status: z.array(z.strictObject({ statusId: text, statusTypeId: text, description: text, sequenceNum: z.int(), optionIndicator })),
  }),
});

export const geo = defineCall({
  ...open,
  path: '/rest/s1/hcm/entity/Geo',
  summary: 'Places of a kind, by name, of a whole country or below one place',
  query: z.strictObject({ geoTypeEnumId: z.enum(geoTypes), parentGeoId: z.optional(name) }),
  of: ['baseData/geo'],
  reply: z.strictObject({ result: z.array(geoRow) }),
});

export const uom = defineCall({
  ...open,
  path: '/rest/s1/hcm/entity/Uom',
  summary: 'Units of measure of a kind',
  query: z.strictObject({ uomTypeEnumId: name }),
  of: ['baseData/uom'],
  reply: z.strictObject({
    result: z.array(
      z.strictObject({ uomId: text, uomTypeEnumId: text, abbreviation: z.nullable(text), description: text, fractionDigits: z.int(), sequenceNum: z.int(), optionIndicator }),
    ),
  }),
});

export const course = defineCall({
  ...open,
  path: '/rest/s1/training/entity/Course',
  summary: 'Courses of the own company',
  of: ['talentBase/course'],
  reply: z.strictObject({ course: z.array(z.strictObject({ courseId: text, courseCode: text, courseTitle: text, optionIndicator })) }),
});

export const roleType = defineCall({
  ...open,
  path: '/rest/s1/hcm/entity/RoleType',
  summary: 'Roles under another; without a parent the organisational ones',
  query: z.strictObject({ parentTypeId: z._default(name, 'OrganizationalRole') }),
  of: ['baseData/role'],
  reply: z.strictObject({ result: z.array(z.strictObject({ roleTypeId: text, parentTypeId: z.nullable(text), description: text, sequenceNum: z.int(), optionIndicator })) }),
});

export const bankList = defineCall({
  ...open,
  path: '/rest/s1/hcm/entity/Bank',
  summary: 'Banks by the three digits of their Sheba, with the bank they became part of',
  of: ['systemBaseData/bank'],
  reply: z.strictObject({
    result: z.array(z.strictObject({ bankId: text, description: text, mergedIntoBankId: z.nullable(text), mergedOn: z.nullable(text), optionIndicator })),
  }),
});

export const timePeriodList = defineCall({
  ...open,
  path: '/rest/s1/payroll/timePeriodList',
  summary: 'Periods with their days, newest first: Jalali months when no type is named, Jalali years, or those of a type of the own company',
  query: z.strictObject({ timePeriodTypeId: z._default(name, 'JalaliMonth'), parentPeriodId: z.optional(name) }),
  reply: z.strictObject({
    timePeriodList: z.array(
      z.strictObject({
        timePeriodId: text,
        timePeriodTypeId: text,
        parentPeriodId: z.nullable(text),
        previousPeriodId: z.nullable(text),
        periodNum: z.int(),
        periodName: text,
        /** ISO days, both within. */
        fromDate: text,
        thruDate: text,
      }),
    ),
  }),
});

export const agreementTypes = defineCall({
  ...open,
  path: '/rest/s1/emplOrder/agreement/type',
  summary: 'Agreement types of the own company that are active',
  of: ['orders/contractType'],
  reply: z.strictObject({
    agreementTypes: z.array(z.strictObject({ agreementId: text, code: text, description: text, statusId: z.literal('ActiveAgr'), codeTitle: text })),
  }),
});

export const listByCompany = defineCall({
  ...open,
  path: '/rest/s1/hcm/getListByCompany',
  summary: 'A list of the own company: rows of an entity, of a classification, or of the rows under those of a parent',
  query: z.strictObject({
    listName: name,
    listType: z.enum(['entity', 'classification', 'subClassification']),
    /** Field that ties the rows to the company; the server knows its own. */
    ownerField: z.optional(name),
    parentName: z.optional(name),
  }),
  reply: z.strictObject({ list: z.array(companyRow) }),
});

/** Names with commas between them, at most MAX_LISTS; an empty text asks for none. */
const names = z.optional(z.string().check(z.maxLength(MAX_LISTS * 61), z.regex(new RegExp(`^(\\w{1,60}(,\\w{1,60}){0,${MAX_LISTS - 1}})?$`))));
const byName = <T extends z.ZodMiniType>(row: T) => z.record(text, z.array(row));

export const getEnums = defineCall({
  ...open,
  path: '/rest/s1/hcm/getEnums',
  summary: 'Several lists in one answer, each under its name',
  query: z.strictObject({
    enumTypeList: names,
    geoTypeList: names,
    relationShipTypeList: names,
    partyClassificationTypeList: names,
    /** Types of contact (CmtTelecomNumber ...): their purposes stand among `enums` under the type. */
    typeAddressList: names,
  }),
  reply: z.strictObject({ enums: byName(enumerationRow), geos: byName(geoRow), classifications: byName(companyRow), relationShips: byName(enumerationRow) }),
});
