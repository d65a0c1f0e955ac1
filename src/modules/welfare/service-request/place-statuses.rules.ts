/** Where a place stands (service-request.001.migration.sql says which follows which). */
export const placeStatuses = ['WpListed', 'WpWaiting', 'WpHeld', 'WpOffered', 'WpConfirmed', 'WpUsed', 'WpNoShow', 'WpExpired', 'WpCancelled', 'WpReleased'] as const;
export type PlaceStatus = (typeof placeStatuses)[number];
