import { useState } from 'react';
import { showError } from '#ui/alert/show-error.ts';
import { isApiError } from '#ui/client/api-error.ts';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { MAX_PART, makeBulkAccounts } from './bulk-accounts.contract.ts';
import messages from './bulk-accounts.messages.fa.ts';

interface Order {
  readonly userGroupId: string;
  readonly byMessage: boolean;
  readonly accounts: readonly { partyId: string; username: string }[];
}

/** Makes accounts part by part; the slips of each part are saved before the next begins, so that a stop loses none. */
export function useMaking() {
  const [done, setDone] = useState<number>();
  /** Answers how many were made; what stopped it has been told. */
  const make = async ({ accounts, ...shared }: Order): Promise<number> => {
    let made = 0;
    setDone(0);
    try {
      for (; made < accounts.length; made = Math.min(made + MAX_PART, accounts.length)) {
        const part = accounts.slice(made, made + MAX_PART);
        saveBlob(await sendForBlob(makeBulkAccounts, { body: { ...shared, accounts: [...part] } }), messages.file({ part: made / MAX_PART + 1 }));
        setDone(made + part.length);
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      showError(error);
    } finally {
      setDone(undefined);
    }
    return made;
  };
  return { done, make };
}
