import { useEffect, useMemo, useState } from 'react';
import { importScreen } from '#modules/administration/administration.web.ts';
import { uploadImport } from '#platform/import-export/import-export.contract.ts';
import { MAX_FILE_BYTES } from '#platform/import-export/sheets/sheet-form.rules.ts';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { devices } from '../devices/devices.contract.ts';
import { clockFormats } from './clock-files.contract.ts';
import messages from './clock-files-page.messages.fa.ts';
import { attlog, type ClockFormat, fixedJalali, readLines, sheetOf } from './clock-format.rules.ts';
import { decoded, formatOf } from './clock-formats.ui.ts';
import { SampleInForm, SampleLines } from './sample-lines.tsx';

/** Files of clocks: read by a format, looked at, handed to the imports; and the formats of the company. */
export function ClockFilesTab() {
  const [file, setFile] = useState<File | null>(null);
  const [bytes, setBytes] = useState<ArrayBuffer>();
  useEffect(() => {
    setBytes(undefined);
    void file?.arrayBuffer().then(setBytes);
  }, [file]);
  return (
    <Stack>
      <Bringing file={file} bytes={bytes} onFile={setFile} />
      <Formats bytes={bytes} />
    </Stack>
  );
}

const ALL = { pageSize: 100 } as const;
const shipped: Readonly<Record<string, ClockFormat>> = { attlog, fixedJalali };

interface BringingProps {
  file: File | null;
  bytes: ArrayBuffer | undefined;
  onFile: (file: File | null) => void;
}

function formWith(name: string, sheet: string, companyId: string | null): FormData {
  const form = new FormData();
  form.append('kind', 'clockEvents');
  if (companyId !== null) form.append('companyId', companyId);
  form.append('file', new File([sheet], `${name}.csv`, { type: 'text/csv' }));
  return form;
}

function Bringing({ file, bytes, onFile }: BringingProps) {
  const [device, setDevice] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>('attlog');
  const clocks = useCall(devices.list, { query: ALL, enabled: useMay(devices.list) }).data?.rows ?? [];
  const own = useCall(clockFormats.list, { query: ALL }).data?.rows ?? [];
  const format = shipped[chosen ?? ''] ?? own.map((row) => ({ id: row.clockFormatId, format: formatOf(row) })).find(({ id }) => id === chosen)?.format;
  const lines = useMemo(() => (bytes === undefined || format === undefined ? [] : readLines(decoded(bytes, format), format)), [bytes, format]);
  const open = useOpenScreen();
  const upload = useSend(uploadImport, { onSuccess: ({ run }) => void open(importScreen, { search: { kind: run.kind, run: run.runId } }) });
  const mayUpload = useMay(uploadImport);
  const companyId = useSession((session) => session.companyId);
  const formats = [
    { id: 'attlog', label: messages.attlog },
    { id: 'fixedJalali', label: messages.fixedJalali },
    ...own.map(({ clockFormatId, title }) => ({ id: String(clockFormatId), label: String(title) })),
  ];
  const isReady = device !== null && lines.some(({ press }) => press !== undefined);
  return (
    <Card title={messages.title}>
      <Stack>
        <Text as="p" tone="muted">
          {messages.lead}
        </Text>
        <SelectField
          label={messages.device}
          value={device}
          onChange={setDevice}
          options={clocks.map(({ code, title }) => ({ id: String(code), label: String(title) }))}
          hasSearch
        />
        <SelectField label={messages.format} value={chosen} onChange={setChosen} options={formats} isClearable={false} />
        <FileDrop
          label={messages.file}
          value={file}
          onChange={onFile}
          accept={['.dat', '.txt', '.csv', '.log']}
          maxBytes={MAX_FILE_BYTES}
          messages={{ type: messages.fileType, size: messages.fileSize }}
          isDisabled={!mayUpload || upload.isPending}
        />
        {lines.length === 0 ? null : <SampleLines lines={lines} />}
        {upload.error === null ? null : <Alert type="error">{upload.error.messages}</Alert>}
        <div>
          <Button
            variant="filled"
            isDisabled={!mayUpload || !isReady}
            isPending={upload.isPending}
            onPress={() => upload.mutate({ upload: formWith(file?.name ?? 'clock', sheetOf(device ?? '', lines), companyId) })}
          >
            {messages.check}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function Formats({ bytes }: { bytes: ArrayBuffer | undefined }) {
  const may = { add: useMay(clockFormats.create), edit: useMay(clockFormats.change), remove: useMay(clockFormats.remove) };
  const elements = useMemo(() => ({ sample: <SampleInForm bytes={bytes} /> }), [bytes]);
  return (
    <Card title={messages.formats}>
      <Text as="p" tone="muted">
        {messages.formatsLead}
      </Text>
      <RecordsEditor<RecordRow>
        of={clockFormats}
        rowName={({ title }) => String(title)}
        start={{ separator: 'tab', encoding: 'utf8', calendar: 'gregorian', yearDigits: '4', skipLines: 0 }}
        elements={elements}
        may={may}
        words={messages}
        hasNoSearch
        empty={
          <EmptyState title={messages.none} headingLevel={3}>
            {may.add ? messages.noneAdvice : null}
          </EmptyState>
        }
      />
    </Card>
  );
}
