import { Printer } from 'lucide-react';
import { RunButton } from '#ui/act/run-button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { Row } from '#ui/stack/stack.tsx';
import { type Layout, ownPayslipPdf, payslipPdf } from './payslip-paper.contract.ts';
import words from './payslip-paper.messages.fa.ts';

const layouts = [
  { layout: 'default', label: words.pdf, nameOf: words.pdfOf },
  { layout: 'detailed', label: words.detailedPdf, nameOf: words.detailedPdfOf },
] as const satisfies readonly { readonly layout: Layout; readonly label: string; readonly nameOf: (of: { period: string }) => string }[];

/** A payslip on paper, in each of its layouts. */
export function PaperButtons({ payslipId, period, isOwn }: { payslipId: string; period: string; isOwn: boolean }) {
  const call = isOwn ? ownPayslipPdf : payslipPdf;
  return (
    <Row>
      {layouts.map(({ layout, label, nameOf }) => (
        <RunButton
          key={layout}
          size="sm"
          icon={Printer}
          aria-label={nameOf({ period })}
          run={async () => openPdf(await sendForBlob(call, { params: { payslipId }, query: { layout } }), `${nameOf({ period })}.pdf`)}
        >
          {label}
        </RunButton>
      ))}
    </Row>
  );
}
