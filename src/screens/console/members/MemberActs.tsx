import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useMay } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Section } from '#src/ui/Section.tsx'
import { AppointSheet } from './AppointSheet.tsx'
import { EndPasswordSheet } from './EndPasswordSheet.tsx'
import { EndSessionsSheet } from './EndSessionsSheet.tsx'
import { FreezeSheet } from './FreezeSheet.tsx'
import type { Sheet } from './MemberScreen.tsx'
import styles from './Members.module.css'
import { UnfreezeSheet } from './UnfreezeSheet.tsx'

type Act = 'freeze' | 'unfreeze' | 'endSessions' | 'endPassword' | 'appoint'

const sheets = {
  freeze: FreezeSheet,
  unfreeze: UnfreezeSheet,
  endSessions: EndSessionsSheet,
  endPassword: EndPasswordSheet,
  appoint: AppointSheet,
}

/** What can be done to a member, by who may. */
export function MemberActs({ member }: { member: Sheet }) {
  const [may, mayGrant] = [useMay('operator/freeze'), useMay('operator/grant')]
  // What somebody decides about is as it was seen, whatever is read meanwhile.
  const [asked, ask] = useState<{ act: Act; of: Sheet }>()
  const Asked = asked && sheets[asked.act]
  const on = (act: Act) => () => ask({ act, of: member })
  if (!may && !mayGrant) return null
  return (
    <Section title={<Trans>What can be done</Trans>}>
      <div className={styles.acts}>
        {mayGrant && <GiveGrant to={member.id} />}
        {may && <Acts member={member} on={on} />}
      </div>
      {asked && Asked && <Asked of={asked.of} onClose={() => ask(undefined)} />}
    </Section>
  )
}

const GiveGrant = ({ to }: { to: string }) => (
  <ButtonLink kind="plain" to="/pages/console/$" params={{ _splat: 'grants' }} search={{ to }}>
    <Trans>Give a grant</Trans>
  </ButtonLink>
)

type ActsProps = { member: Sheet; on: (act: Act) => () => void }

const Acts = ({ member, on }: ActsProps) => (
  <>
    <Button kind="plain" onClick={on('appoint')}>
      <Trans>Appointment and ratios</Trans>
    </Button>
    <Button kind="plain" onClick={on('endSessions')}>
      <Trans>End all sign-ins</Trans>
    </Button>
    <Button kind="plain" onClick={on('endPassword')}>
      <Trans>Take the password away</Trans>
    </Button>
    {member.frozen === null ? (
      <Button kind="danger" onClick={on('freeze')}>
        <Trans>Freeze</Trans>
      </Button>
    ) : (
      <Button kind="plain" onClick={on('unfreeze')}>
        <Trans>Let in again</Trans>
      </Button>
    )}
  </>
)
