/**
 * Option lists every installation starts with: ids in the order they are offered. Names stand in the messages.
 * Ids that the specification or the open data model know are kept to the letter (guide/screens/enumerations 17).
 */
export const enumerationCatalogue = {
  MaritalStatus: ['MarsSingle', 'MarsMarried', 'MarsDivorced', 'MarsWidow'],
  MilitaryState: ['MilDone', 'MilExemptMedical', 'MilExemptSponsor', 'MilExemptSpecial', 'MilExemptEducation', 'MilServing', 'MilSubject', 'MilAbsent', 'NotIncluded'],
  QualificationType: [
    'QtIlliterate',
    'QtPrimary',
    'QtUnderDiploma',
    'QtDiploma',
    'QtAssociate',
    'QtBachelor',
    'QtMaster',
    'QtProfessionalDoctorate',
    'QtDoctorate',
    'QtPostDoctorate',
  ],
  EmploymentStatus: ['EmsOfficial', 'EmsTreaty', 'EmsContract', 'EmsHourly', 'EmsDaily', 'EmsSeconded', 'EmsAdviser', 'EmsContractor', 'EmsTrainee', 'EmsScheme', 'EmsConscript'],
  JobCategory: ['JcAdminFinance', 'JcTechnical', 'JcProduction', 'JcSales', 'JcServices', 'JcHealth', 'JcIt', 'JcSecurity', 'JcLegal', 'JcTraining'],
  OrganizationLevel: ['OlCompany', 'OlDeputy', 'OlManagement', 'OlOffice', 'OlSection', 'OlUnit', 'OlBranch'],
} as const;

export type EnumerationType = keyof typeof enumerationCatalogue;
export type EnumerationId<T extends EnumerationType> = (typeof enumerationCatalogue)[T][number];

/** Statuses by type, in the order they are offered (spec section 4). */
export const statusCatalogue = {
  PartyRelationship: ['ActiveRel', 'NotActiveRel'],
  EmplPosition: ['EmpsPlanned', 'EmpsActive', 'EmpsInactive'],
} as const;
