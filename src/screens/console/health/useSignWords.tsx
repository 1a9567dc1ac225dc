import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import styles from './Health.module.css'
import { PayoutsFigure } from './PayoutsFigure.tsx'
import { PayoutsMean } from './PayoutsMean.tsx'
import type { Health, Sign } from './signsOf.ts'

type Words = {
  sign: Sign
  title: string
  /** What is so now. */
  figure: ReactNode
  /** What it is, and what to do where it is wrong. */
  means: ReactNode
}

/** The signs in words. */
export function useSignWords(health: Health): Words[] {
  const { t } = useLingui()
  const chain = useChainWords(health)
  const kept = useKeptWords(health)
  const { days, pushes, mail } = health
  const locale = useLocale()
  return [
    ...chain,
    {
      sign: 'days',
      title: t`Days`,
      figure: days.oldest
        ? t`${countText(days.due)} not distributed, from ${days.oldest} on`
        : t`Every day is distributed`,
      means: <Trans>Revenue is distributed right after 00:00 UTC. One day late can wait.</Trans>,
    },
    {
      sign: 'pushes',
      title: t`Pushes`,
      figure: t`${countText(pushes.waiting)} waiting, ${countText(pushes.retried)} tried before`,
      means: <Trans>Messages to phones. Tried again by themselves, later and later.</Trans>,
    },
    {
      sign: 'mail',
      title: t`Mails`,
      figure: mail.last
        ? t`${countText(mail.today)} failed today, the last ${dateTimeText(mail.last.at, locale)}: ${mail.last.why}`
        : t`None has ever failed`,
      means: (
        <Trans>
          Codes for signing up and for passwords. Where they fail, look at the mail server.
        </Trans>
      ),
    },
    ...kept,
  ]
}

function useChainWords({ node, follower, behind, payouts }: Health): Words[] {
  const { t } = useLingui()
  const locale = useLocale()
  const lag = behind ? (
    <Trans>
      Block {countText(follower.head)},{' '}
      <Plural value={behind.blocks} one="# block" other="# blocks" /> behind, settled to{' '}
      {countText(follower.settled)}
    </Trans>
  ) : (
    t`Block ${countText(follower.head)}, settled to ${countText(follower.settled)}`
  )
  return [
    {
      sign: 'node',
      title: t`Node of the chain`,
      figure: node ? (
        <Trans>
          Block {countText(node.head)}, <Whole>{dateTimeText(node.at, locale)}</Whole>
        </Trans>
      ) : (
        t`It is silent, or none is named`
      ),
      means: <Trans>Without it nothing is credited and nothing is paid.</Trans>,
    },
    {
      sign: 'follower',
      title: t`Follower of the chain`,
      figure: follower.halted ?? lag,
      means: <Trans>Credits what members pay. Behind, they wait for it; nothing is lost.</Trans>,
    },
    {
      sign: 'payouts',
      title: t`Payouts`,
      figure: <PayoutsFigure payouts={payouts} />,
      means: <PayoutsMean payouts={payouts} />,
    },
  ]
}

function useKeptWords({ backup, audit }: Health): Words[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    {
      sign: 'backup',
      title: t`Last backup`,
      figure: backup ? (
        <Trans>
          <Whole>{dateTimeText(backup.at, locale)}</Whole>,{' '}
          <Plural value={backup.rows} one="# row" other="# rows" />, {backup.file}
        </Trans>
      ) : (
        t`None was ever made`
      ),
      means: (
        <Trans>
          Once a day, at the command line:{' '}
          <code className={styles.command}>npm run operator -- backup file</code>
        </Trans>
      ),
    },
    {
      sign: 'audit',
      title: t`Last audit`,
      figure: audit ? (
        <Trans>
          <Whole>{dateTimeText(audit.at, locale)}</Whole>,{' '}
          <Whole>
            <Plural value={audit.findings} one="# finding" other="# findings" />
          </Whole>
        </Trans>
      ) : (
        t`None was ever made`
      ),
      means: (
        <Trans>
          Checks every sum of the books: in Figures, or by{' '}
          <code className={styles.command}>npm run operator -- audit</code>
        </Trans>
      ),
    },
  ]
}
