import { Eye, FileDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { send } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useSendForBlob } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatMoney, formatNumber, moneyUnitName, shownDigits } from '#ui/format/format.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type Payers, payersOf } from '../bank-answers/payers.rules.ts';
import { bankLayouts } from '../state-files/bank-files.rules.ts';
import { type checkStateFiles, previewBankFile, takeBankFile } from './run-state-files.contract.ts';
import words from './run-state-files.messages.fa.ts';
import styles from './run-state-files.module.css';
import { leaveOutOf, type TakingOf, takeWords } from './taking.ui.ts';

type Templates = ReplyOf<typeof checkStateFiles>['templates'];
type BankLayout = (typeof bankLayouts)[number];
type Preview = ReplyOf<typeof previewBankFile>;

/** Which form the file has: a layout of the house or the company's own. */
const formOf = (form: string, templates: Templates) =>
  templates.some(({ templateId }) => templateId === form) ? { payBankTemplateId: form } : { layout: bankLayouts.find((one) => one === form) ?? ('ccti' as BankLayout) };

function PreviewOf({ of: { files, people, amount } }: { readonly of: Preview }) {
  return (
    <Stack gap={2}>
      <p>{words.previewOf({ people: formatNumber(people), amount: formatMoney(amount), unit: moneyUnitName() })}</p>
      {files.map(({ name, begins }) => (
        <div key={name}>
          {begins === null ? (
            <p>{words.previewSheet}</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keys
            <section tabIndex={0} className={styles['begins']} aria-label={words.previewFile(name)}>
              <pre dir="ltr">{begins}</pre>
            </section>
          )}
        </div>
      ))}
    </Stack>
  );
}

/** Form, serial and day of the file of a bank, a look at how it begins, and making it. */
export function BankTaking({ payRunId, of, templates }: TakingOf & { readonly templates: Templates }) {
  const may = useMay(takeBankFile);
  const [form, setForm] = useState<string>('ccti');
  const [serial, setSerial] = useState('');
  const [day, setDay] = useState<string | null>(null);
  const [payers, setPayers] = useState<Payers>('main');
  const [wrong, setWrong] = useState<Faults>({});
  const [preview, setPreview] = useState<Preview>();
  const fetchFile = useSendForBlob(takeBankFile);
  const forms = useMemo(
    () => [...bankLayouts.map((id) => ({ id: id as string, label: words.layouts[id] })), ...templates.map(({ templateId: id, title: label }) => ({ id, label }))],
    [templates],
  );
  const said = { ...formOf(form, templates), payers, ...(day !== null && { day }) };
  const look = async () => {
    setWrong({});
    await tellFaults(send(previewBankFile, { params: { payRunId }, query: { ...said, ...(serial !== '' && { serial }) } }).then(setPreview), setWrong);
  };
  const take = async () => {
    setWrong({});
    const body = { ...said, leaveOut: leaveOutOf(of), serial };
    await tellFaults(
      fetchFile({ params: { payRunId }, body, isLong: true }).then((file) => saveBlob(file, `${words.outputs.bank}.zip`)),
      setWrong,
    );
  };
  const choose = (id: string | null) => {
    setForm(id ?? form);
    setPreview(undefined);
  };
  if (!may || of.people === 0) return null;
  return (
    <>
      <FieldGrid>
        <SelectField label={words.layout} isClearable={false} options={forms} value={form} onChange={choose} />
        {of.payers > 1 && (
          <SelectField
            label={words.payers}
            isClearable={false}
            options={payersOf.map((id) => ({ id, label: words.payersOf[id] }))}
            value={payers}
            onChange={(id) => setPayers(payersOf.find((one) => one === id) ?? payers)}
          />
        )}
      </FieldGrid>
      <FieldGrid>
        <TextField
          kind="digits"
          label={words.serial}
          isRequired
          maxLength={9}
          help={of.usual === null ? words.serialHelp : words.serialUsual(shownDigits(of.usual))}
          value={serial}
          onChange={setSerial}
          error={wrong['serial']}
        />
        <DateField label={words.paymentDay} value={day} onChange={setDay} error={wrong['day']} />
      </FieldGrid>
      <Row>
        <RunButton size="sm" icon={FileDown} run={take}>
          {takeWords(of)}
        </RunButton>
        <RunButton size="sm" variant="ghost" icon={Eye} run={look}>
          {words.preview}
        </RunButton>
      </Row>
      {preview && <PreviewOf of={preview} />}
    </>
  );
}
