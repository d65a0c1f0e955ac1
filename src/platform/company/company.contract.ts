/**
 * The logo of the own company. It is read with companyInfo (platform/party, spec 3: `result.contentLocation`) and shown by
 * getpersonnelfile1 like every stored image. Invariants: a company has at most one logo; what is stored is an image by its content.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { MAX_PHOTO_BYTES } from '#platform/files/content/image.rules.ts';
import { fileErrors } from '#platform/files/files.errors.ts';

/** Whoever sets the company up, and whoever keeps its facts. */
export const logoKeys = ['systemManagement/setup/edit', 'organizationChartManagement/defineOrganization/edit'] as const;
const edit = { permission: logoKeys, scope: 'rows', path: '/rest/s1/hcm/companyInfo/logo' } as const;

export const setLogo = defineCall({
  ...edit,
  method: 'PUT',
  summary: 'Sets the logo of the own company (multipart: file); the previous one is removed',
  ownTransactions: true,
  multipart: { maxFileBytes: MAX_PHOTO_BYTES, tooLarge: () => fileErrors.error('tooLarge'), noFile: () => fileErrors.error('noFile') },
  bodyLimit: MAX_PHOTO_BYTES + 65_536,
  errors: [fileErrors],
  changes: ['Company'],
  reply: z.strictObject({
    /** 'storedName;displayName' */
    contentLocation: z.string(),
  }),
});

export const removeLogo = defineCall({
  ...edit,
  method: 'DELETE',
  summary: 'Removes the logo of the own company; a company without one stays so',
  changes: ['Company'],
  reply: z.strictObject({ removed: z.boolean() }),
});
