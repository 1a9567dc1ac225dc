import { Trans } from '@lingui/react/macro'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useReachable } from '#src/api/useReachable.ts'
import { signedInAtom } from '#src/session/session.ts'
import { cx } from '#src/ui/cx.ts'
import { Toaster } from '#src/ui/Toaster.tsx'
import { InstallOffer } from './InstallOffer.tsx'
import { LoginFailure } from './LoginFailure.tsx'
import { OfflineStrip } from './OfflineStrip.tsx'
import styles from './Shell.module.css'
import { Tabs } from './Tabs.tsx'
import { tabs } from './tabs.ts'
import { WatchWallet } from './WatchWallet.tsx'

/** Pays whosever order it is: the wallet there need not be the signed-in member's. */
const PAYING = '/pages/pay/index'

/** What stands round every screen: the way about, the word that the network is away, toasts, the end of a session. */
export function Shell(): ReactNode {
  const signedIn = useAtomValue(signedInAtom)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const reachable = useReachable()
  const atDesk = path.startsWith('/pages/console')
  const onTop = tabs.some(({ to }) => to === path)

  return (
    <div
      className={cx(
        styles.shell,
        !reachable && styles.stripped,
        signedIn && styles.withRail,
        signedIn && onTop && styles.withTabs,
      )}
    >
      <a className={styles.skip} href={`#${path}`} onClick={skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <OfflineStrip />
      <Outlet />
      {signedIn && !atDesk && <Tabs onTop={onTop} />}
      <Toaster />
      <LoginFailure />
      <InstallOffer path={path} />
      <WatchWallet key={String(signedIn)} off={path === PAYING} />
    </div>
  )
}

/** The hash of the address is the route, so the link cannot lead to an element by itself. */
function skip(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
