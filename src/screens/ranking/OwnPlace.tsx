import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Result } from '#shared/api/index.ts'
import { memberAtom } from '#src/session/session.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RankLead } from '#src/ui/RankLead.tsx'
import { countText } from '#src/words/format.ts'
import styles from './OwnPlace.module.css'

type OwnPlaceProps = { me: Result<'member/fengyunList'>['me']; isNow: boolean }

/** Where the member stands, also outside the first hundred. */
export function OwnPlace({ me, isNow }: OwnPlaceProps) {
  const member = useAtomValue(memberAtom)
  if (!member) return null
  const { nickname, avatar } = member
  return (
    <div className={styles.own}>
      <ListRow
        lead={<RankLead rank={me ? countText(me.rank) : '–'} name={nickname} src={avatar} />}
        title={<Trans>Your place</Trans>}
        subtitle={me ? nickname : <NotRanked isNow={isNow} />}
        value={
          me && (
            <>
              <Amount of={{ figure: 'ranking.weekT', from: me }} value={me.weekT} decimals={0} />{' '}
              <small>T</small>
            </>
          )
        }
      />
    </div>
  )
}

const NotRanked = ({ isNow }: { isNow: boolean }) =>
  isNow ? (
    <Trans>Not ranked yet: nothing was newly pledged by you or your team this week.</Trans>
  ) : (
    <Trans>Not ranked: nothing was newly pledged by you or your team.</Trans>
  )
