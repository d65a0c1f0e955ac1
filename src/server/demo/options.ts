/** Ids of options that the catalogue keeps under others or among the lists of studies. */
import type education from '#platform/reference-data/catalogue/education.messages.fa.ts';
import type organisation from '#platform/reference-data/catalogue/organisation.messages.fa.ts';
import type personal from '#platform/reference-data/catalogue/personal.messages.fa.ts';

export type PaperType = keyof (typeof personal.PartyContentType.options.Attachment)[1];
export type Relation = keyof (typeof personal.PartyRelationshipType.options.FamilyMember)[1];
export type InfoKind = keyof (typeof organisation.settingType.options.OtherPersonalInf)[1];
export type StudyField = keyof typeof education.UniversityFields.options;
export type University = keyof typeof education.UniversityName.options;
