/** Beginnings of the keys of the personnel file: of others, and of oneself. */
export const OTHERS = 'personnelInformationManagement/searchPersonnelList/editPersonnel';
export const OWN = 'personnelManagement/personnelBaseInformation';
