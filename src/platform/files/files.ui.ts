/** What the kit asks of the platform for its file fields (ui/services). */
import { shellCall } from '#ui/client/client.ts';
import { sendUpload } from '#ui/client/upload.ts';
import type { KitServices } from '#ui/services/services.tsx';
import { fileAddress } from './file-address.ui.ts';
import type { uploadFile } from './files.contract.ts';

const upload = shellCall<typeof uploadFile>('POST', '/rest/s1/hcm/getpersonnelfile');

export const kitFiles: KitServices['files'] = {
  upload: async (file, options) => {
    const form = new FormData();
    form.append('file', file);
    return (await sendUpload(upload, form, options)).name;
  },
  address: fileAddress,
};
