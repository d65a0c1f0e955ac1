/**
 * The image of a person's signature beside the photo (guide personnel.md 6.3; data-model: signatureImage).
 * Invariant: it is a file of the class identity: reading it leaves a trace, and only its owner reads it, and who holds the class, a key of its own, and reaches the person.
 */
import { defineCall } from '#kernel/call.ts';
import { defineForm } from '#kernel/form/definition.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { MAX_PHOTO_BYTES, photoExtensions } from '#platform/files/content/image.rules.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import { OTHERS } from '../../keys.rules.ts';
import messages from '../profile-page.messages.fa.ts';

export const signatureForm = defineForm({
  key: 'personnel/signature',
  subject: 'partyId',
  sections: [
    {
      fields: [{ type: 'file', name: 'signatureImage', label: messages.labels.signatureImage, accept: photoExtensions, maxFileSize: MAX_PHOTO_BYTES, class: 'identity', col: 12 }],
    },
  ],
});

const PAGE = `${OTHERS}/base/signature` as const;
/** Who may see the signature of others: fewer than may see their facts. */
export const SEE_SIGNATURE = `${PAGE}/observe` as const;

export const updateSignature = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/person/:partyId/signature',
  summary: 'Sets the image of the signature of a person, or takes it away',
  permission: `${PAGE}/edit`,
  scope: 'rows',
  own: 'allowed',
  body: formBody(signatureForm),
  changes: ['PartyContent'],
  reply: z.strictObject({ saved: z.boolean() }),
  errors: [fileErrors],
});
