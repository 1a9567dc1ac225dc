import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCall } from '#src/api/useCall.ts'
import { memberAtom } from '#src/session/session.ts'
import { BareList } from '#src/ui/BareList.tsx'
import { ButtonAnchor } from '#src/ui/ButtonAnchor.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { MailAddress } from '#src/ui/MailAddress.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './Contact.module.css'
import { mailLink } from './mailLink.ts'

/** Specification §2: contact by email, and by nothing else. */
export function Contact() {
  const { t } = useLingui()
  const uid = useAtomValue(memberAtom)?.id
  const { data, error, mutate } = useCall('home/parameters', {})
  const address = data?.parameters.serviceEmail
  if (!address) {
    const room = <Skeleton height={230} />
    return error ? <Failed error={error} onRetry={() => mutate()} room={room} /> : room
  }
  const link = mailLink({
    address,
    subject: uid ? t`Bitwave Farm, UID ${uid}` : t`Bitwave Farm`,
    body: t`What happened, when, and which order or transaction it is about:`,
  })
  return (
    <Card look="glow" aria-label={t`Write to us`}>
      <p className={styles.lead}>
        <Trans>Our customer service answers by email.</Trans>
      </p>
      <p className={styles.address}>
        <MailAddress>{address}</MailAddress>
        <CopyButton text={address} label={t`Copy the email address`} />
      </p>
      <ButtonAnchor href={link} icon={<Icon name="mail" size={20} />}>
        <Trans>Write an email</Trans>
      </ButtonAnchor>
      <BareList className={styles.words}>
        <li>
          <Trans>
            There is no chat and no phone: whoever offers you one in our name is not us.
          </Trans>
        </li>
        <li>
          <Trans>
            Give your UID and the order number; never your password, code or seed phrase. We never
            ask for them.
          </Trans>
        </li>
      </BareList>
    </Card>
  )
}
