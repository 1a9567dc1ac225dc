import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { copyText } from '#src/ui/copyText.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { toast } from '#src/ui/toasts.ts'
import styles from './Invitation.module.css'

/** The registration page with the code in it (specification §9: share link). */
const linkOf = (code: string) => `${location.origin}/#/pages/register/index?code=${code}`

/** The code that new members name, and a link that fills it in. */
export function Invitation({ code }: { code: string }) {
  const { t } = useLingui()
  const link = linkOf(code)

  async function share() {
    if ('share' in navigator) return navigator.share({ url: link }).catch(tellUnlessClosed)
    return copy()
  }

  /** Closing the system's own sheet is no failure; anything else leaves the link to copy. */
  function tellUnlessClosed(error: unknown) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    return copy()
  }

  async function copy() {
    if (await copyText(link)) toast(t`Link copied`, 'good')
    else toast(t`Could not copy. Select the link instead.`, 'bad')
  }

  return (
    <Card aria-label={t`Invitation`}>
      <p className={styles.label}>
        <Trans>Your invitation code</Trans>
      </p>
      <div className={styles.code}>
        <strong translate="no">{code}</strong>
        <CopyButton text={code} label={t`Copy the invitation code`} />
      </div>
      <p className={styles.link} translate="no">
        {link}
      </p>
      <Button kind="plain" icon={<Icon name="share" size={20} />} onClick={() => void share()}>
        <Trans>Share the link</Trans>
      </Button>
    </Card>
  )
}
