import { useLingui } from '@lingui/react/macro'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { countText } from '#src/words/format.ts'
import styles from './Menu.module.css'
import type { Section } from './sections.tsx'
import { useAsItIs } from './useAsItIs.ts'

type MenuProps = { sections: readonly Section[]; here: string; onLeave?: () => void }

/** The way between the sections, with how much waits in each. */
export function Menu({ sections, here, onLeave }: MenuProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Sections`} className={styles.menu}>
      {sections.map((section) => (
        <Way
          key={section.path}
          section={section}
          isHere={section.path === here}
          {...(onLeave && { onLeave })}
        />
      ))}
    </nav>
  )
}

type WayProps = { section: Section; isHere: boolean; onLeave?: () => void }

/** Nothing waits where nothing can. */
const useNothing = () => undefined

function Way({ section, isHere, onLeave }: WayProps) {
  const { i18n, t } = useLingui()
  const { path, title, icon, useWaiting = useNothing, useWaitingAt = useAsItIs } = section
  const waiting = useWaiting() ?? 0
  const count = countText(waiting)
  const search = useWaitingAt()
  return (
    <Link
      to="/pages/console/$"
      params={{ _splat: path }}
      search={search}
      className={cx(styles.way, isHere && styles.here)}
      {...(isHere && { 'aria-current': 'page' as const })}
      {...(onLeave && { onClick: onLeave })}
    >
      <Icon name={icon} />
      <span className={styles.words}>{i18n._(title)}</span>
      {waiting > 0 && (
        <span className={styles.count} role="img" aria-label={t`${count} waiting`}>
          {count}
        </span>
      )}
    </Link>
  )
}
