import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { ButtonAnchor } from '#src/ui/ButtonAnchor.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Note } from '#src/ui/Note.tsx'
import styles from './PledgeProgress.module.css'
import { ShareLink } from './ShareLink.tsx'
import { TicketProblem } from './TicketProblem.tsx'
import type { TicketLink } from './useTicketLink.ts'
import { walletLinks } from './walletLinks.ts'

/** Where this browser has no wallet and the phone has a wallet app: links that open the payment in that app's own browser. */
export function OpenInWallet({ url, make, busy, problem }: TicketLink) {
  return (
    <Card>
      <p>
        <Trans>
          Your wallet app opens a page with this one payment. Nobody has to sign in there, and
          nothing is taken before you approve it in the wallet. Then come back here.
        </Trans>
      </p>
      <TicketProblem problem={problem} />
      {url === undefined ? (
        <Button busy={busy} onClick={make}>
          <Trans>Choose a wallet app</Trans>
        </Button>
      ) : (
        <Apps url={url} />
      )}
    </Card>
  )
}

function Apps({ url }: { url: string }) {
  return (
    <>
      <div className={styles.wallets}>
        {walletLinks(url).map(({ name, href, web }) => (
          <ButtonAnchor
            key={name}
            kind="plain"
            href={href}
            rel="noopener noreferrer"
            // A page of its own, so that an installed app stays where it is; only an app understands the others.
            {...(web ? { target: '_blank' } : {})}
          >
            <Trans>Open in {name}</Trans>
          </ButtonAnchor>
        ))}
        <ShareLink url={url} />
      </div>
      <Note kind="info">
        <Trans>
          Some wallet apps open only their start page. Then paste the link into their browser, or
          send the payment yourself.
        </Trans>
      </Note>
    </>
  )
}
