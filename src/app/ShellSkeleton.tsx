import { useLingui } from '@lingui/react/macro'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import { Pending } from './Pending.tsx'
import styles from './Shell.module.css'
import { tabs } from './tabs.ts'

/** The frame of a screen whose words and figures are not known yet. */
export const ShellSkeleton = () => (
  <div className={styles.shell}>
    <Pending />
  </div>
)

/** The same for somebody signed in: with the way about, where the tabs will stand. */
export function MemberSkeleton() {
  const { i18n, t } = useLingui()
  return (
    <div className={cx(styles.shell, styles.withRail, styles.withTabs)}>
      <Pending />
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
