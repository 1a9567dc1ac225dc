import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import pending from './Pending.module.css'
import styles from './Shell.module.css'
import { tabs } from './tabs.ts'

/** As `Pending`, drawn by the page. Whoever has nothing of the app waits for seconds on a slow network, once: it says why. */
function Frame() {
  const { t } = useLingui()
  return (
    <main id="main" aria-busy="true" aria-label={t`Loading`} className={pending.pending}>
      <span>
        <small>
          <Trans>
            The app is on its way to this device. It&nbsp;is kept there: the next start is quicker.
          </Trans>
        </small>
      </span>
      <span />
      <span />
    </main>
  )
}

/** The frame of a screen whose words and figures are not known yet. */
export const ShellSkeleton = () => (
  <div className={styles.shell}>
    <Frame />
  </div>
)

/** The same for somebody signed in: with the way about, where the tabs will stand. */
export function MemberSkeleton() {
  const { i18n, t } = useLingui()
  return (
    <div className={cx(styles.shell, styles.withRail, styles.withTabs)}>
      <Frame />
      <nav className={cx(styles.tabs, styles.painted)} aria-label={t`Main areas`}>
        <span className={styles.brand}>
          <Logo />
          Bitwave Farm
        </span>
        {tabs.map(({ to, icon, words }) => (
          <a key={to} href={`/#${to}`} className={styles.tab}>
            <Icon name={icon} />
            {i18n._(words)}
          </a>
        ))}
      </nav>
    </div>
  )
}
