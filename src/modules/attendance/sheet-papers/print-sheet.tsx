import { Printer } from 'lucide-react';
import { RunButton } from '#ui/act/run-button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { useMay } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import { sheetPaper, sheetPapers } from './sheet-papers.contract.ts';
import words from './sheet-papers-page.messages.fa.ts';

/** The month of somebody as PDF; the own one when nobody is named. */
export function PrintSheet({ periodId, partyId }: { periodId: string; partyId?: string }) {
  if (!useMay(sheetPaper)) return null;
  return (
    <RunButton icon={Printer} run={async () => openPdf(await sendForBlob(sheetPaper, { query: { periodId, ...defined({ partyId }) } }), `${words.title}.pdf`)}>
      {words.print}
    </RunButton>
  );
}

/** All closed sheets of a closing as one PDF. */
export function PrintSheets({ closingId }: { closingId: string }) {
  if (!useMay(sheetPapers)) return null;
  return (
    <RunButton icon={Printer} run={async () => openPdf(await sendForBlob(sheetPapers, { query: { closingId } }), `${words.title}.pdf`)}>
      {words.printAll}
    </RunButton>
  );
}
