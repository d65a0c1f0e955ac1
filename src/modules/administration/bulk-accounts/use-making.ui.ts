import { useState } from 'react';
import { showError } from '#ui/alert/show-error.ts';
import { isApiError } from '#ui/client/api-error.ts';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useSend } from '#ui/client/hooks.ts';
import { bulkSlips, MAX_PART, makeBulkAccounts, reprintRun } from './bulk-accounts.contract.ts';
import messages from './bulk-accounts.messages.fa.ts';

export interface Order {
  readonly userGroupId: string;
  readonly byMessage: boolean;
  readonly accounts: readonly { readonly partyId: string; readonly username: string }[];
}

/** How far a run has come; `printing`: all parts are there. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  readonly isPrinting: boolean;
}

/** What a run came to. */
export interface Outcome {
  readonly made: number;
  /** Left as they are. */
  readonly left: number;
  readonly isPrinted: boolean;
}

interface Part {
  readonly sealed: string | null;
  readonly made: number;
  readonly left: number;
}

/** Answers whether it went well; what went wrong is told. */
async function told(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    showError(error);
    return false;
  }
}

/** Runs the parts one after another and saves one file of all their slips, of what was made before a stop too. */
export function useMaking() {
  const [progress, setProgress] = useState<Progress>();
  const make = useSend(makeBulkAccounts);
  const reprint = useSend(reprintRun);

  async function run(all: number, parts: () => AsyncGenerator<Part>): Promise<Outcome> {
    const sealed: string[] = [];
    let [made, left] = [0, 0];
    setProgress({ done: 0, all, isPrinting: false });
    try {
      await told(async () => {
        for await (const part of parts()) {
          if (part.sealed !== null) sealed.push(part.sealed);
          made += part.made;
          left += part.left;
          setProgress({ done: made, all, isPrinting: false });
        }
      });
      if (sealed.length === 0) return { made, left, isPrinted: false };
      setProgress({ done: made, all, isPrinting: true });
      return { made, left, isPrinted: await told(async () => saveBlob(await sendForBlob(bulkSlips, { body: { sealed } }), messages.file)) };
    } finally {
      setProgress(undefined);
    }
  }

  async function* madeParts({ accounts, ...shared }: Order): AsyncGenerator<Part> {
    let runId: string | undefined;
    for (let at = 0; at < accounts.length; at += MAX_PART) {
      const part = accounts.slice(at, at + MAX_PART);
      const reply = await make.mutateAsync({ body: { ...shared, ...(runId === undefined ? {} : { runId }), accounts: [...part] } });
      runId = reply.runId;
      yield { sealed: reply.sealed, made: part.length, left: 0 };
    }
  }

  async function* reprintedParts(runId: string): AsyncGenerator<Part> {
    for (let after: string | null | undefined; after !== null; ) {
      const { next, ...part } = await reprint.mutateAsync({ body: { runId, ...(after === undefined ? {} : { after }) } });
      yield part;
      after = next;
    }
  }

  return {
    progress,
    make: (order: Order) => run(order.accounts.length, () => madeParts(order)),
    reprint: (runId: string, all: number) => run(all, () => reprintedParts(runId)),
  };
}
