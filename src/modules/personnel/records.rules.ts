/** Kinds of records of a person, as the calls of the file name them. */

/** What an employment is made of, and what begins and ends with one. */
export const EMPLOYED = ['PartyRelationship', 'EmploymentKind', 'EmplPositionParty', 'UserAccount'] as const;

/** What the list of people and the head of a file tell. */
export const HEADLINE = ['Person', 'PartyContent', ...EMPLOYED, 'PersonnelStructure', 'TelecomNumber', 'PostalAddress', 'BankAccount'] as const;

/** All that a file holds. */
export const FILE = [
  ...HEADLINE,
  'ElectronicAddress',
  'OtherInformation',
  'FamilyMember',
  'PartyQualification',
  'WorkExperience',
  'PersonDocument',
  'PersonNote',
  'Sacrifice',
  'HealthState',
  'PersonDisease',
  'PersonExperiment',
] as const;
