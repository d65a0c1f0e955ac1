import { useEffect, useImperativeHandle } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import type { readVoucher } from '../voucher/voucher.contract.ts';
import { VoucherView } from '../voucher/voucher-view.tsx';
import { payRunScreen } from './pay-run.screen.ts';
import words from './salary-process.messages.fa.ts';

type Seen = NonNullable<ReplyOf<typeof readVoucher>['vouchers']>[number] & { readonly lineCount: number };

interface Offer {
  readonly voucherTemplateId: string | null;
  readonly title: string;
  readonly mark: string;
  readonly vouchers: readonly Seen[];
  readonly faults: readonly { readonly code: string; readonly message: string }[];
}

interface Shown {
  readonly payRunId: string;
  readonly groupName: string;
  readonly period: string;
  /** Null without class pay. */
  readonly offers: readonly Offer[] | null;
}

const { fields, voucher: said } = words;

/** What a run comes to in the books, for whoever keeps the accounts: accepted as it stands here, or sent back. */
export default function VoucherForm({ ref, data, values, onChange, errors, isReadOnly }: TaskFormProps) {
  const { payRunId, groupName, period, offers } = data as unknown as Shown;
  const mayOpen = useMay(payRunScreen);
  const [only, ...others] = offers ?? [];
  const chosen = others.length === 0 ? only : offers?.find(({ voucherTemplateId }) => voucherTemplateId === values['voucherTemplateId']);
  // what is answered is told with what stands here, also when it was read anew meanwhile
  const { mark, voucherTemplateId } = chosen ?? {};
  useEffect(() => {
    if (!isReadOnly && mark !== undefined && values['mark'] !== mark) onChange({ ...values, mark, ...(voucherTemplateId && { voucherTemplateId }) });
  }, [isReadOnly, mark, voucherTemplateId, values, onChange]);
  useImperativeHandle(ref, () => (): Record<string, string> => {
    if (offers === null) return { offers: words.withheld };
    if (chosen === undefined) return { voucherTemplateId: said.choose };
    return chosen.faults.length > 0 ? { mark: said.faults } : {};
  });
  return (
    <Stack>
      <Card title={period}>
        <Stack>
          <p>{said.advice}</p>
          {offers === null ? <Alert type="warning">{words.withheld}</Alert> : null}
          <DescriptionList items={[{ term: fields.group, value: <bdi>{groupName}</bdi> }]} isAcross />
          {others.length > 0 && !isReadOnly ? (
            <SelectField
              label={said.template}
              options={(offers ?? []).map(({ voucherTemplateId: id, title }) => ({ id: id ?? '', label: title }))}
              value={chosen?.voucherTemplateId ?? null}
              onChange={(id) => onChange({ ...values, voucherTemplateId: id ?? undefined, mark: undefined })}
              error={errors['voucherTemplateId']}
            />
          ) : null}
          {mayOpen ? (
            <ScreenLink to={payRunScreen} search={{ payRunId, tab: 'voucher' }}>
              {said.open}
            </ScreenLink>
          ) : null}
        </Stack>
      </Card>
      {chosen === undefined ? null : <Offered of={chosen} />}
    </Stack>
  );
}

function Offered({ of: { vouchers, faults } }: { of: Offer }) {
  return (
    <>
      {faults.length === 0 ? null : (
        <Alert type="warning" title={said.faults}>
          <ul>
            {faults.map(({ code, message }) => (
              <li key={`${code} ${message}`}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      {vouchers.map((one) => (
        <div key={one.placeName ?? ''}>
          <VoucherView of={one} isNarrow />
          {one.lineCount > one.lines.length ? <p>{said.more({ count: formatNumber(one.lineCount - one.lines.length) })}</p> : null}
        </div>
      ))}
    </>
  );
}
