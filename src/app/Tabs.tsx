import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Logo } from '#src/ui/Logo.tsx'
import styles from './Shell.module.css'
import { tabs } from './tabs.ts'

/** The way between the main areas: a bar under the thumb, a rail at the side of wide screens. */
export function Tabs({ onTop }: { onTop: boolean }) {
  const { i18n, t } = useLingui()
  const path = useRouterState({ select: ({ location }) => location.pathname })

  return (
    <nav className={cx(styles.tabs, !onTop && styles.railOnly)} aria-label={t`Main areas`}>
      <span className={styles.brand}>
        <Logo />
        <Trans>Bitwave Farm</Trans>
      </span>
      {tabs.map(({ to, icon, words, holds }) => (
        <Link
          key={to}
          to={to}
          className={cx(styles.tab, holds.test(path) && styles.here)}
          {...(path === to ? { 'aria-current': 'page' } : {})}
        >
          <Icon name={icon} />
          {i18n._(words)}
        </Link>
      ))}
    </nav>
  )
}
