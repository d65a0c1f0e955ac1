/** Files that need the key of the session: fetched by the client, then handed to the browser. */
import { useState } from 'react';
import { showError } from '#ui/alert/show-error.ts';
import { isApiError } from '#ui/client/api-error.ts';
import { saveBlob } from '#ui/client/download.ts';

/** A press that fetches a file and saves it; what goes wrong is told at the top of the page. */
export function useDownload(fetchFile: () => Promise<Blob>, name: string) {
  const [isPending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      saveBlob(await fetchFile(), name);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showError(error);
    } finally {
      setPending(false);
    }
  };
  return { isPending, download: () => void download() };
}
