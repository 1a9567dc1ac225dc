import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import styles from './Frame.module.css'
import { Menu } from './Menu.tsx'
import type { Section } from './sections.tsx'
import { WhoIsHere } from './WhoIsHere.tsx'

type FrameProps = {
  me: DeskResult<'operator/me'>
  /** Those of the roles held. */
  sections: readonly Section[]
  /** The path of the one that is shown. */
  here: string
  children: ReactNode
}

/** What stands round every section: that one is at the desk, as what, the way about, and the way out. */
export function Frame({ me, sections, here, children }: FrameProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <IconButton icon="menu" label={t`Sections`} onClick={() => setOpen(true)} />
        <Sign />
        <Out />
      </div>
      <aside className={styles.rail} aria-label={t`Operator console`}>
        <Sign />
        <Menu sections={sections} here={here} />
        <div className={styles.foot}>
          <WhoIsHere me={me} />
          <Out />
        </div>
      </aside>
      {children}
      <Sheet open={open} onClose={close} title={t`Operator console`}>
        <Menu sections={sections} here={here} onLeave={close} />
        <WhoIsHere me={me} />
      </Sheet>
    </div>
  )
}

const Sign = () => (
  <p className={styles.sign}>
    <Icon name="shield" size={20} />
    <Trans>Operator console</Trans>
  </p>
)

/** To the member's own part of the app. */
const Out = () => (
  <Link to="/pages/user/index" className={styles.out}>
    <Icon name="exit" size={20} />
    <Trans>My account</Trans>
  </Link>
)
