import { useState } from 'react';
import { HOME_COUNTRY } from '#platform/party/contact/contact.form.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { Page } from '#ui/page/page.tsx';
import { ScreenLink, useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { profileScreen } from '../profile/profile.screen.ts';
import { personnelSearchScreen } from '../search/search.screen.ts';
import { registerPerson } from './register.contract.ts';
import { registerForm } from './register.form.ts';
import { CompanyChoice, FirstPost, KnownPerson, NewPassword, NextCode } from './register-elements.tsx';
import messages from './register-page.messages.fa.ts';
import { takenValidators } from './taken.ui.ts';

const elements = { companyId: CompanyChoice, newPassword: <NewPassword />, nextCode: <NextCode />, emplPositionId: FirstPost, known: <KnownPerson /> };
const start = { hasAccount: true, countryGeoId: HOME_COUNTRY, relationshipTypeEnumId: 'PrtEmployee' };
const question = { title: messages.confirmTitle, text: messages.confirmText, confirmLabel: messages.confirmLabel, cancelLabel: messages.confirmBack };

/** Registers one person: facts, employment and account. */
export default function RegisterPage() {
  const open = useOpenScreen();
  const mayList = useMay(personnelSearchScreen);
  const [validators] = useState(takenValidators);
  const toList = (
    <ScreenLink to={personnelSearchScreen} className={buttonClass('ghost')}>
      {messages.cancel}
    </ScreenLink>
  );
  return (
    <Page width="form" title={messages.registerTitle} lead={messages.registerLead}>
      <DefinedForm
        of={registerForm}
        call={registerPerson}
        start={start}
        validators={validators}
        elements={elements}
        question={question}
        submitLabel={messages.submit}
        cancel={mayList ? toList : null}
        onSaved={({ partyId }) => void open(profileScreen, { search: { partyId } })}
        draft
      />
    </Page>
  );
}
