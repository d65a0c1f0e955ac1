import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { setWhatIf, whatIfSetting } from './own-what-if.contract.ts';
import { whatIfSettingForm } from './own-what-if.form.ts';
import words from './what-if-page.messages.fa.ts';

/** Whether people of the company may try out their own month. */
export function WhatIfSetting() {
  const may = useMay(setWhatIf);
  const { data } = useCall(whatIfSetting, { enabled: may });
  if (!may || data === undefined) return null;
  return (
    <DefinedForm
      key={data.rowVersion}
      layout="inline"
      of={whatIfSettingForm}
      call={setWhatIf}
      values={{ isOpen: data.isOpen }}
      version={data.rowVersion}
      submitLabel={words.save}
      savedText={words.saved}
    />
  );
}
