import { Printer } from 'lucide-react';
import { useRun } from '#ui/act/use-run.ts';
import { Button } from '#ui/button/button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { defined } from '#ui/cx/cx.ts';
import { Menu } from '#ui/menu/menu.tsx';
import type { SeenFile } from '../profile.contract.ts';
import messages from '../profile-page.messages.fa.ts';
import { printCard, printFile } from './print.contract.ts';

/** The information card and the whole file as PDF, of the day that is looked at. */
export function PrintMenu({ file: { partyId, fullName }, asOf }: { file: SeenFile; asOf: string | undefined }) {
  const { isPending, run } = useRun();
  const print = (call: typeof printCard | typeof printFile, title: string): Promise<void> =>
    run(async () => openPdf(await sendForBlob(call, { params: { partyId }, query: defined({ asOf }) }), `${title} ${fullName}.pdf`));
  return (
    <Menu
      label={messages.print}
      trigger={
        <Button size="sm" icon={Printer} isPending={isPending}>
          {messages.print}
        </Button>
      }
      items={[
        { id: 'card', label: messages.printCard, onAction: () => void print(printCard, messages.printCard) },
        { id: 'file', label: messages.printFile, onAction: () => void print(printFile, messages.printFile) },
      ]}
    />
  );
}
